import { Fragment } from 'react';
import { ActionButton } from '../../components/controls/Button.tsx';
import { Field } from '../../components/controls/Field.tsx';
import { errorMessage, enquiry as words } from '../../site/words/enquiry.ts';
import { LONGEST_STAY, nightsBetween } from '../contract/dates.ts';
import { likelyAddress } from '../contract/emailTypos.ts';
import { type Draft, type FieldErrors, FORMS, type FormKind } from '../contract/forms.ts';
import { canWarn, type Warnings } from '../contract/warnings.ts';
import styles from './EnquiryFields.module.css';

interface EnquiryFieldsProps {
  kind: FormKind;
  draft: Draft;
  errors: FieldErrors;
  warnings: { all: Warnings; shown: Warnings };
  locked: boolean;
  /** Fills fields by name. */
  onFill: (values: Draft) => void;
}

/** The fields of a form in the specification's order; the length of a stay follows its dates. */
export function EnquiryFields({ kind, draft, errors, warnings, ...rest }: EnquiryFieldsProps) {
  const { checkin = '', checkout = '' } = draft;
  const hasOddYear = [warnings.all['checkin'], warnings.all['checkout']].includes('odd-year');
  return (
    <div className={styles.fields} data-form={kind}>
      {FORMS[kind].map((rule) => {
        const error = errors[rule.name];
        const warning = warnings.shown[rule.name];
        const likely = warning === 'mistyped' && likelyAddress(draft[rule.name] ?? '');
        const suggestion = likely
          ? { text: words.didYouMean(likely), onAccept: () => rest.onFill({ [rule.name]: likely }) }
          : undefined;
        const warningText = warning && warning !== 'mistyped' ? words.warnings[warning] : '';
        return (
          <Fragment key={rule.name}>
            <div className={styles.place} data-field={rule.name}>
              <Field
                {...rule}
                error={error && errorMessage(rule.name, error, rule.maxLength)}
                hint={words.hints[rule.name]}
                label={words.labels[rule.name]}
                locked={rest.locked}
                suggestion={suggestion}
                toolDescription={words.toolParams[rule.name]}
                warning={canWarn(rule.type) ? warningText : undefined}
              />
            </div>
            {rule.name === 'checkout' && (
              <StayLength
                // With an odd year the length would only be odd as well.
                nights={hasOddYear ? undefined : nightsBetween(checkin, checkout)}
                onSwap={() => rest.onFill({ checkin: checkout, checkout: checkin })}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

function stayText(nights: number | undefined): string {
  if (nights === undefined) return '';
  if (nights < 0) return words.swapQuestion;
  if (nights > LONGEST_STAY) return words.longStay;
  return nights === 0 ? words.sameDay : words.nights(nights);
}

/** How long the stay is. Dates in the wrong order are no error: one button swaps them. */
function StayLength({ nights, onSwap }: { nights: number | undefined; onSwap: () => void }) {
  return (
    <div className={styles.stay}>
      <p aria-live="polite" className={styles.length}>
        {stayText(nights)}
      </p>
      {nights !== undefined && nights < 0 && (
        <ActionButton onPress={onSwap}>{words.swap}</ActionButton>
      )}
    </div>
  );
}
