import type { floorPlan as english, PlanGroup, PlanSide } from '../floorPlan.ts';
import type { InLanguage } from '../inLanguage.ts';
import { numberWord } from './counts.ts';

const NAMES: Record<PlanGroup['kind'], string> = {
  'single bed': 'ಸಿಂಗಲ್ ಬೆಡ್',
  'queen bed': 'ಕ್ವೀನ್ ಬೆಡ್',
  'double bed': 'ಡಬಲ್ ಬೆಡ್',
  window: 'ಕಿಟಕಿ',
  desk: 'ಮೇಜು',
  armchair: 'ಆರಾಮ ಕುರ್ಚಿ',
  bench: 'ಬೆಂಚು',
  wardrobe: 'ಕಪಾಟು',
  'air conditioner': 'ಎಸಿ',
  fan: 'ಸೀಲಿಂಗ್ ಫ್ಯಾನ್',
  bath: 'ಬಾತ್‌ರೂಮ್',
};

const SIDES: Record<PlanSide, string> = {
  far: 'ಬಾಗಿಲಿನ ಎದುರು',
  left: 'ಎಡಗಡೆ',
  right: 'ಬಲಗಡೆ',
  door: 'ಬಾಗಿಲ ಪಕ್ಕ',
};

const figure = (metres: number) => metres.toLocaleString('en-IN', { maximumFractionDigits: 2 });
const counted = ({ kind, count }: PlanGroup) => `${numberWord(count)} ${NAMES[kind]}`;

export const floorPlan = {
  measure: (width: number, depth: number) =>
    `${figure(width)}\u00a0×\u00a0${figure(depth)}\u00a0ಮೀ.`,
  text: (squareMetres: number, groups: readonly PlanGroup[]) => {
    const fans = groups.filter(({ kind }) => kind === 'fan').map(counted);
    const placed = (Object.keys(SIDES) as PlanSide[]).flatMap((side) => {
      const here = groups.filter((group) => group.side === side && group.kind !== 'fan');
      return here.length > 0 ? [`${SIDES[side]} ${here.map(counted).join(', ')}`] : [];
    });
    return `${figure(squareMetres)}\u00a0m²: ${[...placed, ...fans].join('; ')}.`;
  },
  sandals: (guests: number) =>
    `ಬಾಗಿಲ ಬಳಿ ${numberWord(guests)} ಜೋಡಿ ಚಪ್ಪಲಿ, ${guests === 1 ? 'ಒಬ್ಬ ಅತಿಥಿಯದು' : 'ಒಬ್ಬೊಬ್ಬರಿಗೆ ಒಂದು'}.`,
} satisfies InLanguage<typeof english>;
