import type { floorPlan as english, PlanGroup, PlanSide } from '../floorPlan.ts';
import type { InLanguage } from '../inLanguage.ts';

const NAMES: Record<PlanGroup['kind'], string> = {
  'single bed': 'सिंगल बेड',
  'queen bed': 'क्वीन बेड',
  'double bed': 'डबल बेड',
  window: 'खिड़की',
  desk: 'मेज़',
  armchair: 'आरामकुर्सी',
  bench: 'बेंच',
  wardrobe: 'अलमारी',
  'air conditioner': 'एसी',
  fan: 'पंखा',
  bath: 'बाथरूम',
};

const SIDES: Record<PlanSide, string> = {
  far: 'दरवाज़े के सामने',
  left: 'बाईं ओर',
  right: 'दाईं ओर',
  door: 'दरवाज़े के पास',
};

const figure = (metres: number) => metres.toLocaleString('en-IN', { maximumFractionDigits: 2 });
const counted = ({ kind, count }: PlanGroup) => `${count} ${NAMES[kind]}`;

export const floorPlan = {
  measure: (width: number, depth: number) =>
    `${figure(width)}\u00a0×\u00a0${figure(depth)}\u00a0मी.`,
  text: (squareMetres: number, groups: readonly PlanGroup[]) => {
    const fans = groups.filter(({ kind }) => kind === 'fan').map(counted);
    const placed = (Object.keys(SIDES) as PlanSide[]).flatMap((side) => {
      const here = groups.filter((group) => group.side === side && group.kind !== 'fan');
      return here.length > 0 ? [`${SIDES[side]} ${here.map(counted).join(', ')}`] : [];
    });
    return `${figure(squareMetres)}\u00a0m²: ${[...placed, ...fans].join('; ')}।`;
  },
  sandals: (guests: number) => `दरवाज़े पर ${guests} जोड़ी चप्पलें, हर एक के लिए एक।`,
} satisfies InLanguage<typeof english>;
