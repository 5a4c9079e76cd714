import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from './Button.tsx';
import styles from './DropZone.module.css';

interface DropZoneProps {
  /** Text before the button: what can be dropped here. */
  label: string;
  button: string;
  accept: string;
  multiple?: boolean;
  /** Label of a button that opens the phone's camera; shown on touch devices. */
  camera?: string;
  /** Ref of the button, which gets the focus when a link leads to the field. */
  control?: Ref<HTMLButtonElement>;
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Accepts files that are dropped, chosen or photographed. */
export function DropZone(props: DropZoneProps) {
  const { label, button, accept, multiple = false, camera, control, describedBy, onFiles } = props;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const id = useId();
  const handleFiles = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    handleFiles(currentTarget.files);
    // Otherwise, choosing the same file again fires no change event.
    currentTarget.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    handleFiles(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the accessible way
    <div
      className={styles['drop']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={id}>{label}</label>
      <Button ref={control} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        onChange={onChange}
      />
      {camera && (
        <div className={styles['camera']}>
          <Button onClick={() => cameraInput.current?.click()}>{camera}</Button>
          <input
            ref={cameraInput}
            type="file"
            accept={accept}
            capture="environment"
            aria-label={camera}
            tabIndex={-1}
            onChange={onChange}
          />
        </div>
      )}
      {props.children}
    </div>
  );
}
