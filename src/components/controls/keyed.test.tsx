// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Journeys } from '../getting-here/Journeys.tsx';
import { FactList } from './FactList.tsx';
import { keyed } from './keyed.ts';
import { Sentences } from './Text.tsx';

test('equal entries stay two entries, each with its own key', () => {
  const keys = keyed(['Soap', 'Towel', 'Soap', 'Soap', '1 Soap']).map(([key]) => key);
  expect(new Set(keys).size).toBe(5);
  const [first] = keyed([{ name: 'Soap' }], ({ name }) => name);
  expect(first?.[1]).toEqual({ name: 'Soap' });
});

test('repeated content is shown twice, without a React warning', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fact = { name: 'Hot water', value: 'All day' };
  const notes = { more: [], now: [] };
  const way = { by: 'By auto', time: '10 min', fare: undefined, ...notes };
  const start = { ...notes, from: 'Bus stand', icon: 'bus', directionsHref: '#' } as const;
  render(
    <>
      <FactList facts={[fact, fact]} ground="paper" />
      <Sentences>We are here. We are here. We are here.</Sentences>
      <Journeys
        headingLevel={2}
        journeys={['way_1', 'way_2'].map((id) => ({ ...start, id, ways: [way, way] }))}
        timeZone="Asia/Kolkata"
      />
    </>,
  );
  expect(screen.getAllByText('Hot water')).toHaveLength(2);
  expect(screen.getAllByText('By auto')).toHaveLength(4);
  expect(complaints).not.toHaveBeenCalled();
});
