import { Fragment } from 'react';
import { Field } from '../../components/controls/Field.tsx';
import { problemWords, enquiry as words } from '../../site/words/enquiry.ts';
import { type Draft, FORMS, type FormKind, type Problems } from '../contract/forms.ts';
import { type Doubts, mayBeDoubted } from '../contract/warnings.ts';
import styles from './EnquiryFields.module.css';
import { StayLine } from './StayLine.tsx';

interface EnquiryFieldsProps {
  kind: FormKind;
  draft: Draft;
  problems: Problems;
  /** All that may be a slip, and of it what is to be asked about now. */
  doubts: Doubts;
  asked: Doubts;
  locked: boolean;
  /** Asks for fields to be rewritten, by name. */
  onWrite: (written: Draft) => void;
}

/** The fields of a form in the specification's order; the length of a stay follows its dates. */
export function EnquiryFields({ kind, draft, ...fields }: EnquiryFieldsProps) {
  const { checkin = '', checkout = '' } = draft;
  const { problems, doubts, asked, locked, onWrite } = fields;
  return (
    <div className={styles.fields} data-form={kind}>
      {FORMS[kind].map((rule) => {
        const problem = problems[rule.name];
        const doubt = asked[rule.name];
        const question = doubt ? words.doubts[doubt] : '';
        return (
          <Fragment key={rule.name}>
            <div className={styles.place} data-field={rule.name}>
              <Field
                {...rule}
                hint={words.hints[rule.name]}
                label={words.labels[rule.name]}
                locked={locked}
                problem={problem && problemWords(rule.name, problem)}
                question={mayBeDoubted(rule.type) ? question : undefined}
                toolDescription={words.toolParams[rule.name]}
              />
            </div>
            {rule.name === 'checkout' && (
              <StayLine
                checkin={checkin}
                checkout={checkout}
                unsure={[doubts['checkin'], doubts['checkout']].includes('odd-year')}
                onSwap={() => onWrite({ checkin: checkout, checkout: checkin })}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
