import { SubmitButton } from '../../components/controls/Button.tsx';
import { enquiry as words } from '../../site/words/enquiry.ts';
import { useAsking } from '../context/useEnquiryContext.tsx';
import type { FormKind } from '../contract/forms.ts';
import { OWN_SERVICE, SEND_FORM_PATH } from '../contract/service.ts';
import { useUnsent } from '../queue/useOfflineQueue.tsx';
import type { DirectContacts } from './ContactButtons.tsx';
import type { Service } from './delivery.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import styles from './EnquiryForm.module.css';
import { IslandBoundary } from './IslandBoundary.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { useEnquiry } from './useEnquiry.ts';

export interface EnquiryFormProps {
  /** `booking` stands on the home page, `contact` on the contact page. */
  kind: FormKind;
  service: Service;
  reach: DirectContacts;
  /** A kolam is drawn when a message has been sent. */
  kolam?: boolean | undefined;
}

/**
 * An enquiry form that posts to the e-mail service: by itself as served, through the EmailJS
 * client once alive. Nothing a guest wrote is lost when sending fails.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <IslandBoundary reach={props.reach}>
      <Form {...props} />
    </IslandBoundary>
  );
}

function Form({ kind, service, reach, kolam = false }: EnquiryFormProps) {
  const { form, draft, outcome, ...enquiry } = useEnquiry(kind, service);
  const asking = useAsking(kind, { form, draft, outcome, ...enquiry }, reach);
  const unsent = useUnsent(kind, {
    form,
    outcome,
    bringIn: enquiry.bringIn,
    askAgain: asking.askAgain,
  });
  const sending = outcome.kind === 'sending';
  const origin = service.origin === OWN_SERVICE ? '' : service.origin;

  return (
    <form
      action={origin + SEND_FORM_PATH}
      aria-label={words.formNames[kind]}
      className={styles.form}
      encType="multipart/form-data"
      method="post"
      // As served, the browser checks the fields; alive, we say it beside them in our own words.
      noValidate={enquiry.alive}
      onBlur={enquiry.leave}
      onInput={enquiry.note}
      onSubmit={enquiry.submit}
      ref={form}
      tooldescription={words.tools[kind].description}
      toolname={words.tools[kind].name}
    >
      <ServiceFields alive={enquiry.alive} fresh={enquiry.fresh} service={service} />
      {unsent.offer}
      {asking.lines}
      <p className={styles.need}>{words.allNeeded}</p>
      <EnquiryFields
        asked={enquiry.asked}
        doubts={enquiry.doubts}
        draft={draft}
        kind={kind}
        locked={sending}
        onWrite={enquiry.write}
        problems={enquiry.problems}
      />
      <div className={styles.send}>
        <SubmitButton busy={sending}>{sending ? words.sending : words.send[kind]}</SubmitButton>
      </div>
      {asking.say}
      <OutcomeNotice
        about={asking.about}
        kept={enquiry.kept}
        kind={kind}
        kolam={kolam}
        onPutBack={enquiry.putBack}
        outcome={outcome}
        reach={reach}
      />
      {unsent.note}
    </form>
  );
}
