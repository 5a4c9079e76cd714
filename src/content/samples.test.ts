import { expect, test } from 'vitest';
import { samplesIn, withoutMark } from './samples.ts';

const inn = `# The inn's own facts.

name: Small Inn

# SAMPLE: nobody answers
# this number.
phone: "+91 80 0000 0168"
whatsapp: "+91 80 0000 0168"
email: stay@inn.example # SAMPLE: receives no mail
tagline: "A line # SAMPLE: no remark"

# SAMPLE: figures
counters:
  - value: 100
    label: Rooms
  # SAMPLE
  - value: 20
    label: Beds

credits: Nobody
`;

const about = `# The page.
# SAMPLE: the story is made up.
title: About
arch:
  # SAMPLE: a drawing.
  photo: public/door.jpg
  alt: A door
# SAMPLE: a render.
banner:
  photo: public/house.jpg
  alt: A house
  focus: [10, 20]
`;

test('a mark is about the fields below it, up to a gap or a comment, with its own words', () => {
  expect(samplesIn('inn.yaml', inn)).toEqual([
    {
      file: 'inn.yaml',
      line: 5,
      lastLine: 6,
      pointer: ['phone'],
      pointers: [['phone'], ['whatsapp'], ['email'], ['tagline']],
      text: 'nobody answers this number.',
      kind: 'text',
    },
    expect.objectContaining({ line: 9, pointers: [['email']], text: 'receives no mail' }),
    expect.objectContaining({ line: 12, pointers: [['counters']], kind: 'number' }),
    expect.objectContaining({ line: 16, pointers: [['counters', 1]], text: '', kind: 'number' }),
  ]);
});

test('a mark at the head of a file is about all of it; pictures and testimonials are distinguished', () => {
  expect(samplesIn('pages/about.yaml', about)).toEqual([
    expect.objectContaining({ line: 2, pointers: [[]], kind: 'text' }),
    expect.objectContaining({
      pointers: [
        ['arch', 'photo'],
        ['arch', 'alt'],
      ],
      kind: 'text',
    }),
    expect.objectContaining({ pointers: [['banner']], kind: 'picture' }),
  ]);
  const guests = '# Guests.\n\n# SAMPLE\n- name: Asha\n  review: Clean.\n\n- name: Ravi\n';
  expect(samplesIn('testimonials.yaml', guests)).toEqual([
    expect.objectContaining({ pointers: [[0]], kind: 'guest' }),
  ]);
});

test('a file with a syntax error has no samples', () => {
  expect(samplesIn('inn.yaml', '# SAMPLE\nname: "open\n')).toEqual([]);
});

test('removing a mark changes nothing else', () => {
  const [block, behind] = samplesIn('inn.yaml', inn);
  if (!block || !behind) throw new Error('The marks are missing.');
  expect(withoutMark(inn, block)).toBe(
    inn.replace('# SAMPLE: nobody answers\n# this number.\n', ''),
  );
  expect(withoutMark(inn, behind)).toBe(inn.replace(' # SAMPLE: receives no mail', ''));
  const [head] = samplesIn('pages/about.yaml', about);
  expect(head && withoutMark(about, head)).toBe(
    about.replace('# SAMPLE: the story is made up.\n', ''),
  );
});

test('a comment separated from the mark is not part of it, and stays', () => {
  const text = 'a: 1\n\n# SAMPLE: made up.\n#\n# Keep the quotes.\nphone: "1"\n';
  const [mark] = samplesIn('inn.yaml', text);
  expect(mark).toMatchObject({ text: 'made up.', pointers: [['phone']] });
  expect(mark && withoutMark(text, mark)).toBe('a: 1\n\n# Keep the quotes.\nphone: "1"\n');
});

test('a mark directly below another is one of its own', () => {
  const text = 'a: 1\n\n# SAMPLE: one.\n# SAMPLE: two.\nphone: "1"\n';
  const marks = samplesIn('inn.yaml', text);
  expect(marks).toMatchObject([{ text: 'one.' }, { text: 'two.' }]);
  const [one] = marks;
  expect(one && withoutMark(text, one)).toBe('a: 1\n\n# SAMPLE: two.\nphone: "1"\n');
});

test('what the editor writes below a marked field is not part of the sample', () => {
  const source = 'name: A\n\n# SAMPLE\ncredits: Nobody\nformerRooms:\n  - Old_Room\n';
  expect(samplesIn('inn.yaml', source)[0]?.pointers).toEqual([['credits']]);
});
