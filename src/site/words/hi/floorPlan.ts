import type { floorPlan as english, PlanGroup, PlanSide } from '../floorPlan.ts';
import type { InLanguage } from '../inLanguage.ts';
import { numberWord } from './counts.ts';

/** The singular and the plural. */
const NAMES: Record<PlanGroup['kind'], readonly [string, string]> = {
  'single bed': ['सिंगल बेड', 'सिंगल बेड'],
  'queen bed': ['क्वीन बेड', 'क्वीन बेड'],
  'double bed': ['डबल बेड', 'डबल बेड'],
  window: ['खिड़की', 'खिड़कियाँ'],
  desk: ['मेज़', 'मेज़ें'],
  armchair: ['आरामकुर्सी', 'आरामकुर्सियाँ'],
  bench: ['बेंच', 'बेंचें'],
  wardrobe: ['अलमारी', 'अलमारियाँ'],
  'air conditioner': ['एसी', 'एसी'],
  fan: ['पंखा', 'पंखे'],
  bath: ['बाथरूम', 'बाथरूम'],
};

const SIDES: Record<PlanSide, string> = {
  far: 'दरवाज़े के सामने',
  left: 'बाईं ओर',
  right: 'दाईं ओर',
  door: 'दरवाज़े के पास',
};

const figure = (metres: number) => metres.toLocaleString('en-IN', { maximumFractionDigits: 2 });
const counted = ({ kind, count }: PlanGroup) =>
  `${numberWord(count)} ${NAMES[kind][count === 1 ? 0 : 1]}`;

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
  sandals: (guests: number) =>
    `दरवाज़े पर ${numberWord(guests)} जोड़ी चप्पलें, ${guests === 1 ? 'एक मेहमान की' : 'हर मेहमान की एक'}।`,
} satisfies InLanguage<typeof english>;
