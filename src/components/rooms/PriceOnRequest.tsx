import styles from './PriceOnRequest.module.css';

/** What the inn says where a room has no price; nothing without a sentence. */
export function PriceOnRequest({ sentence }: { sentence: string | undefined }) {
  return sentence && <p className={styles.sentence}>{sentence}</p>;
}
