import { enquiry as words } from '../../site/words/enquiry.ts';
import { REFERENCE_FIELD } from '../contract/reference.ts';
import {
  ELAPSED_FIELD,
  LIB_VERSION,
  OWN_SERVICE,
  type ServiceFields as Sent,
  TRAP_FIELD,
} from '../contract/service.ts';
import type { Service } from './delivery.ts';
import styles from './ServiceFields.module.css';

interface ServiceFieldsProps {
  service: Service;
  /** The page has come alive: the EmailJS client now adds the service's fields itself. */
  alive: boolean;
  /** Nothing was typed before that, so the time since opening the page is the time to fill it in. */
  fresh: boolean;
}

/** What travels beside the guest's own fields, so that the form also works without JavaScript. */
export function ServiceFields({ service, alive, fresh }: ServiceFieldsProps) {
  const fields: Sent = {
    lib_version: LIB_VERSION,
    service_id: service.serviceId,
    template_id: service.templateId,
    user_id: service.publicKey,
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input disabled={alive} key={name} name={name} type="hidden" value={value} />
      ))}
      {alive && <input name={REFERENCE_FIELD} type="hidden" />}
      {service.origin === OWN_SERVICE && (
        <>
          {alive && fresh && <input name={ELAPSED_FIELD} type="hidden" />}
          <label className={styles.trap}>
            {words.trap}
            <input
              autoComplete="off"
              name={TRAP_FIELD}
              tabIndex={-1}
              // A guest's own assistant is told; only a spammer's script is not.
              toolparamdescription={words.trap}
              type="text"
            />
          </label>
        </>
      )}
    </>
  );
}
