import { enquiry as words } from '../../site/words/enquiry.ts';
import { REFERENCE_FIELD } from '../contract/reference.ts';
import {
  ELAPSED_FIELD,
  LANGUAGE_FIELD,
  LIB_VERSION,
  OUR_SUBJECT_FIELD,
  OWN_SERVICE,
  type ServiceFields as Sent,
  type Service,
  TRAP_FIELD,
} from '../contract/service.ts';
import styles from './EnquiryForm.module.css';
import type { FormState } from './formState.ts';
import type { WrittenOn } from './writtenOn.ts';

interface ServiceFieldsProps {
  service: Service;
  stage: FormState['stage'];
  writtenOn: WrittenOn;
}

/** Hidden fields that are sent with the guest's own, so that the form also works without JavaScript. */
export function ServiceFields({ service, stage, writtenOn }: ServiceFieldsProps) {
  const isHydrated = stage !== 'served';
  const fields: Sent = {
    lib_version: LIB_VERSION,
    service_id: service.serviceId,
    template_id: service.templateId,
    user_id: service.publicKey,
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        // Once hydrated, the EmailJS client adds these itself.
        <input disabled={isHydrated} key={name} name={name} type="hidden" value={value} />
      ))}
      {writtenOn.language && (
        <input name={LANGUAGE_FIELD} type="hidden" value={writtenOn.language} />
      )}
      {isHydrated && <input name={REFERENCE_FIELD} type="hidden" />}
      {service.origin === OWN_SERVICE && (
        <>
          {writtenOn.language && writtenOn.ourSubject && (
            <input name={OUR_SUBJECT_FIELD} type="hidden" value={writtenOn.ourSubject} />
          )}
          {/* `fresh`: nothing was typed before hydration, so the page's age is the time to fill it in. */}
          {stage === 'fresh' && <input name={ELAPSED_FIELD} type="hidden" />}
          <label className={styles.trap}>
            {words.trap}
            <input
              autoComplete="off"
              name={TRAP_FIELD}
              tabIndex={-1}
              // Warns a guest's own assistant; a spammer's script does not read this attribute.
              toolparamdescription={words.trap}
              type="text"
            />
          </label>
        </>
      )}
    </>
  );
}
