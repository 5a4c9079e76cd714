import { expect, test } from 'vitest';
import { groupsOf } from './facilities.ts';

const picture = { photo: 'a.jpg', alt: 'A room', focus: [50, 50] as [number, number] };
const lamp = { serviceName: 'விளக்கு', serviceDesc: 'ஒவ்வொரு கட்டிலிலும்.', icon: 'lamp' as const };

test('translated facilities stay in their groups, even if two translations of a heading differ', () => {
  const groups = [{ heading: 'உங்கள் அறையில்', picture }];
  const facilities = [{ ...lamp, group: 'அறையில்' }];
  const english = {
    groups: [{ heading: 'In your room' }],
    facilities: [{ group: 'In your room' }],
  };
  expect(groupsOf(groups, facilities, english)[0]?.facilities).toEqual([
    { name: lamp.serviceName, description: lamp.serviceDesc, icon: 'lamp' },
  ]);
  expect(groupsOf(groups, facilities)).toEqual([]);
});
