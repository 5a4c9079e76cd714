// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Journeys } from '../getting-here/Journeys.tsx';
import { FactList } from './FactList.tsx';
import { keyed } from './keyed.ts';
import { Sentences } from './Text.tsx';

test('what is worded alike stays two entries, each with a key of its own', () => {
  const keys = keyed(['Soap', 'Towel', 'Soap', 'Soap', '1 Soap']).map(([key]) => key);
  expect(new Set(keys).size).toBe(5);
  const [first] = keyed([{ name: 'Soap' }], ({ name }) => name);
  expect(first?.[1]).toEqual({ name: 'Soap' });
});

test('content that says a thing twice is shown twice, without a complaint', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fact = { name: 'Hot water', value: 'All day' };
  const way = { by: 'By auto', time: '10 min', fare: undefined, more: [] };
  const journey = { from: 'Bus stand', icon: 'bus', directionsHref: '#', ways: [] } as const;
  render(
    <>
      <FactList facts={[fact, fact]} ground="paper" />
      <Sentences>We are here. We are here. We are here.</Sentences>
      <Journeys
        headingLevel={2}
        journeys={[journey, journey].map((one) => ({ ...one, ways: [way, way] }))}
      />
    </>,
  );
  expect(screen.getAllByText('Hot water')).toHaveLength(2);
  expect(screen.getAllByText('By auto')).toHaveLength(4);
  expect(complaints).not.toHaveBeenCalled();
});
