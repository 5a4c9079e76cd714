import { Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SubmitButton } from '../../components/controls/Button.tsx';
import { enquiry as words } from '../../site/words/enquiry.ts';
import { useEnquiryContext } from '../context/useEnquiryContext.tsx';
import { FORMS, type FormKind, requiredFields } from '../contract/forms.ts';
import { OWN_SERVICE, SEND_FORM_PATH, type Service } from '../contract/service.ts';
import { useOfflineQueue } from '../queue/useOfflineQueue.tsx';
import { ContactButtons, type DirectContacts } from './ContactButtons.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import styles from './EnquiryForm.module.css';
import { unresolvedErrors, warningsOf } from './formState.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { useEnquiry } from './useEnquiry.ts';
import { HERE } from './writtenOn.ts';

export interface EnquiryFormProps {
  /** `booking` is on the home page, `contact` on the contact page. */
  kind: FormKind;
  service: Service;
  contacts: DirectContacts;
  /** A kolam is drawn when a message has been sent. */
  kolam?: boolean | undefined;
}

/**
 * An enquiry form that posts to the e-mail service: natively before hydration, through the EmailJS
 * client afterwards. Nothing a guest wrote is lost when sending fails.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <ErrorBoundary contacts={props.contacts}>
      <Form {...props} />
    </ErrorBoundary>
  );
}

/** Hydrates a form that the server rendered with the same props. */
export function hydrate(island: Element, props: EnquiryFormProps): void {
  hydrateRoot(island, <EnquiryForm {...props} />);
}

interface ErrorBoundaryProps {
  contacts: DirectContacts;
  children: ReactNode;
}

/** Replaces a form that fails in the browser with the other ways to reach the inn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.broken}>
        <p>{words.broken}</p>
        <ContactButtons contacts={this.props.contacts} />
      </div>
    );
  }
}

function Form({ kind, service, contacts, kolam = false }: EnquiryFormProps) {
  const enquiry = useEnquiry(kind, service);
  const { form, state } = enquiry;
  const context = useEnquiryContext(enquiry, contacts);
  const here = { language: HERE, ourSubject: context.ourSubject };
  const queue = useOfflineQueue(enquiry, context.setQuery, here);
  const needed = requiredFields(kind);
  const isHydrated = state.stage !== 'served';
  const isSending = state.outcome.kind === 'sending';
  const origin = service.origin === OWN_SERVICE ? '' : service.origin;

  return (
    <form
      action={origin + SEND_FORM_PATH}
      aria-label={words.formNames[kind]}
      className={styles.form}
      encType="multipart/form-data"
      method="post"
      // Before hydration the browser validates the fields; afterwards we do, with our own messages.
      noValidate={isHydrated}
      onBlur={enquiry.handleBlur}
      onInput={enquiry.handleInput}
      onSubmit={enquiry.handleSubmit}
      ref={form}
      tooldescription={words.tools[kind].description}
      toolname={words.tools[kind].name}
    >
      <ServiceFields service={service} stage={state.stage} writtenOn={queue.writtenOn} />
      {queue.offer}
      {context.lines}
      {/* Forms with optional fields do not need this line: they label those as a group. */}
      {needed.length === FORMS[kind].length && (
        <p className={styles.need}>{words.needed(needed.length)}</p>
      )}
      <EnquiryFields
        contacts={contacts}
        draft={state.draft}
        errors={unresolvedErrors(state)}
        kind={kind}
        locked={isSending}
        onFill={enquiry.fillFields}
        warnings={warningsOf(state)}
      />
      <div className={styles.send}>
        <SubmitButton busy={isSending}>{isSending ? words.sending : words.send[kind]}</SubmitButton>
      </div>
      {context.summary}
      <OutcomeNotice
        contacts={contacts}
        kind={kind}
        kolam={kolam}
        onRestore={enquiry.restoreDraft}
        opening={context.opening}
        outcome={queue.replacesFailure ? { kind: 'idle' } : state.outcome}
        savedDraft={state.savedDrafts[0]}
      />
      {queue.notice}
    </form>
  );
}
