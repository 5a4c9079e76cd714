import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { ActionButton } from '../../components/controls/Button.tsx';
import { Field } from '../../components/controls/Field.tsx';
import { errorMessage, enquiry as words } from '../../site/words/enquiry.ts';
import { optionalSummary } from '../context/messages.ts';
import { telLink, unbroken } from '../contract/contactLinks.ts';
import { isToday, LONGEST_STAY, nightsBetween } from '../contract/dates.ts';
import { likelyAddress } from '../contract/emailTypos.ts';
import {
  type BookingField,
  type ContactField,
  type Draft,
  type FieldErrors,
  type FieldRule,
  FORMS,
  type FormKind,
} from '../contract/forms.ts';
import { canWarn, type Warnings } from '../contract/warnings.ts';
import type { DirectContacts } from './ContactButtons.tsx';
import styles from './EnquiryFields.module.css';

type Rule = FieldRule & { name: BookingField | ContactField };

interface EnquiryFieldsProps {
  kind: FormKind;
  draft: Draft;
  errors: FieldErrors;
  warnings: { all: Warnings; shown: Warnings };
  /** The form is being sent: nothing may change the fields, or offer to. */
  locked: boolean;
  contacts: Pick<DirectContacts, 'phone' | 'timeZone'>;
  /** Fills fields by name. */
  onFill: (values: Draft) => void;
}

/** The fields of a form in order, the optional ones in a disclosure. */
export function EnquiryFields({ kind, draft, errors, warnings, ...rest }: EnquiryFieldsProps) {
  const { checkin = '', checkout = '' } = draft;
  const { phone, timeZone } = rest.contacts;
  const isTonight = isToday(checkin, timeZone);
  const hasOddYear = [warnings.all['checkin'], warnings.all['checkout']].includes('odd-year');
  const rules: readonly Rule[] = FORMS[kind];

  const placeOf = (rule: Rule) => {
    const error = errors[rule.name];
    const warning = warnings.shown[rule.name];
    const likely = warning === 'mistyped' && likelyAddress(draft[rule.name] ?? '');
    const suggestion =
      likely && !rest.locked
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
          <>
            <StayLength
              // With an implausible year, the length of the stay would be implausible too.
              nights={hasOddYear ? undefined : nightsBetween(checkin, checkout)}
              onSwap={
                rest.locked
                  ? undefined
                  : () => rest.onFill({ checkin: checkout, checkout: checkin })
              }
            />
            <Tonight isTonight={isTonight} phone={phone} />
          </>
        )}
      </Fragment>
    );
  };

  const optional = rules.filter((rule) => rule.optional);
  const start = rules.findIndex((rule) => rule.optional);
  const before = start < 0 ? rules : rules.slice(0, start);
  return (
    <div className={styles.fields} data-form={kind}>
      {before.map(placeOf)}
      {optional.length > 0 && (
        <OptionalFields isOpened={isTonight} summary={optionalSummary(draft)}>
          {optional.map(placeOf)}
        </OptionalFields>
      )}
      {rules.slice(before.length + optional.length).map(placeOf)}
    </div>
  );
}

interface OptionalFieldsProps {
  /** The values of the fields. */
  summary: string;
  /** Opens the group when it becomes true. */
  isOpened: boolean;
  children: ReactNode;
}

/** A disclosure of fields that may stay empty. Its summary shows their values. */
function OptionalFields({ summary, isOpened, children }: OptionalFieldsProps) {
  const group = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpened && group.current) group.current.open = true;
  }, [isOpened]);
  return (
    // An inline script may have opened it before hydration (reserveLines.head.ts).
    <details className={styles.optional} ref={group} suppressHydrationWarning>
      <summary>
        <span>{words.optional.title}</span> <small>{summary || words.optional.hint}</small>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

/** Asks guests who arrive today to call as well. The sentence as served is true for everybody. */
function Tonight({ isTonight, phone }: { isTonight: boolean; phone: string }) {
  return (
    <p aria-live="polite" className={styles.tonight} data-tonight={isTonight || undefined}>
      {isTonight ? words.tonight : words.ifTonight} <a href={telLink(phone)}>{unbroken(phone)}</a>
    </p>
  );
}

function stayText(nights: number | undefined): string {
  if (nights === undefined) return '';
  if (nights < 0) return words.swapQuestion;
  if (nights > LONGEST_STAY) return words.longStay;
  return nights === 0 ? words.sameDay : words.nights(nights);
}

interface StayLengthProps {
  nights: number | undefined;
  /** Undefined while the form is being sent. */
  onSwap: (() => void) | undefined;
}

/** How long the stay is. Dates in the wrong order are no error: one button swaps them. */
function StayLength({ nights, onSwap }: StayLengthProps) {
  return (
    <div className={styles.stay}>
      <p aria-live="polite" className={styles.length}>
        {stayText(nights)}
      </p>
      {onSwap && nights !== undefined && nights < 0 && (
        <ActionButton onPress={onSwap}>{words.swap}</ActionButton>
      )}
    </div>
  );
}
