import { Fragment } from 'react';
import { type Draft, FORMS, type FormKind, type Problems } from '../enquiry/forms.ts';
import { Field } from '../ui/Field.tsx';
import { problemWords, enquiry as words } from '../words/enquiry.ts';
import styles from './EnquiryFields.module.css';
import { StayLine } from './StayLine.tsx';

interface EnquiryFieldsProps {
  kind: FormKind;
  draft: Draft;
  problems: Problems;
  locked: boolean;
  /** Asks for fields to be rewritten, by name. */
  onWrite: (written: Draft) => void;
}

/** The fields of a form in the specification's order; the length of a stay follows its dates. */
export function EnquiryFields({ kind, draft, problems, locked, onWrite }: EnquiryFieldsProps) {
  const { checkin = '', checkout = '' } = draft;
  return (
    <div className={styles.fields} data-form={kind}>
      {FORMS[kind].map((rule) => {
        const problem = problems[rule.name];
        return (
          <Fragment key={rule.name}>
            <div className={styles.place} data-field={rule.name}>
              <Field
                {...rule}
                hint={words.hints[rule.name]}
                label={words.labels[rule.name]}
                locked={locked}
                problem={problem && problemWords(rule.name, problem)}
                toolDescription={words.toolParams[rule.name]}
              />
            </div>
            {rule.name === 'checkout' && (
              <StayLine
                checkin={checkin}
                checkout={checkout}
                onSwap={() => onWrite({ checkin: checkout, checkout: checkin })}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
