import * as z from 'zod';
import { ALL, hidingObject, line, mayHide, pageHead, picture, text } from './parts.ts';

/** The schema of content/good-to-know.yaml: guests’ questions in groups, with the answers. */

/** Element ids that the page itself uses: an id must be unique on its page. */
const TAKEN =
  /^(?:content|menu|page-heading|question-words|questions-\d+|results|getting-here(?:-heading)?|footer-.*)$/;
const anId = 'Use small letters, digits and dashes only, such as extra-bed.';

const question = z
  .strictObject({
    id: z
      .string(anId)
      .regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, anId)
      .refine((id) => !TAKEN.test(id), {
        error: 'The page uses this word itself. Choose another, such as extra-bed.',
      })
      .meta({
        title: 'Short name',
        description: 'The end of the question’s own address; best left as it is once it is known.',
        'x-text': false,
      }),
    question: text('the question, as a guest asks it').meta({ title: 'Question' }),
    answer: text('the answer').optional().meta({
      title: 'Answer',
      description: 'Left empty, the question says “Ask us”: one tap opens a message that holds it.',
    }),
    also: text('other words that guests search for').optional().meta({
      title: 'Other words for it',
      description: 'Found by the search of the page and shown nowhere, such as: gpay phonepe.',
    }),
  })
  .meta({ title: 'Question' });

/** The paths, below the groups, of ids that an earlier question already has. */
function repeatedIds(groups: readonly { questions: readonly { id: string }[] }[]) {
  const seen = new Set<string>();
  return groups.flatMap(({ questions }, group) =>
    questions.flatMap(({ id }, index) => {
      const isRepeated = seen.has(id);
      seen.add(id);
      return isRepeated ? [[group, 'questions', index, 'id']] : [];
    }),
  );
}

export const goodToKnow = hidingObject(
  {
    ...pageHead,
    heading: line('the heading').meta({ title: 'Heading' }),
    intro: text('a sentence below the heading').meta({ title: 'Sentence below it' }),
    picture: mayHide(
      picture.meta({
        title: 'Photo',
        description: 'Beside the heading, and when somebody shares the page.',
      }),
    ),
    groups: z
      .array(
        z.strictObject({
          heading: line('the heading of the group').meta({ title: 'Heading' }),
          questions: z
            .array(question)
            .min(1, 'Keep at least one question, or delete the group.')
            .meta({ title: 'Questions' }),
        }),
      )
      .min(1, 'Keep at least one group, or take all of this off the site.')
      .superRefine((groups, context) => {
        for (const path of repeatedIds(groups)) {
          const message = 'Another question has this short name already. Choose another word.';
          context.addIssue({ code: 'custom', path, message });
        }
      })
      .meta({ title: 'Groups of questions', description: 'From top to bottom.' }),
  },
  { [ALL]: 'The whole page' },
);

export type GoodToKnow = z.infer<typeof goodToKnow>;
