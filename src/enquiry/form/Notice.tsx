import styles from './Notice.module.css';

interface NoticeProps {
  text: string;
  /** The labels of the buttons below it, and what each does. */
  actions: readonly (readonly [label: string, onPress: () => void])[];
}

/** A sentence in the form with what the guest can do about it. */
export function Notice({ text, actions }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <span className={styles.actions}>
        {actions.map(([label, onPress]) => (
          <button className={styles.action} key={label} onClick={onPress} type="button">
            {label}
          </button>
        ))}
      </span>
    </div>
  );
}
