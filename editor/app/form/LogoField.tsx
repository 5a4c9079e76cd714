import { useState } from 'react';
import type { LogoReport, UploadedLogo } from '../../model/photos.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { photoSource, query, request } from '../requests/request.ts';
import { useAnswer } from '../state/useAnswer.ts';
import { FileDrop } from './FileDrop.tsx';
import { Frame } from './Frame.tsx';
import { type FieldProps, idOf, useForm, useTargetFocus } from './form.ts';
import styles from './LogoField.module.css';

const words = editorWords.logo;
/** Minimum contrast of graphics: WCAG 2.2, 1.4.11. */
const MIN_CONTRAST = 3;

/** The inn's logo: dropped or chosen, and shown on the site's backgrounds. */
export function LogoField({ field, at, value }: FieldProps<'logo'>) {
  const {
    file: { path },
    change,
    touch,
  } = useForm();
  const control = useTargetFocus<HTMLButtonElement>(at);
  const [warnings, setWarnings] = useState<string[]>([]);
  const logo = typeof value === 'string' ? value : '';
  const take = async (file: File, isLatest: () => boolean) => {
    const taken = await request<UploadedLogo>(`logo?${query({ name: file.name })}`, {
      bytes: file,
    });
    if (isLatest()) {
      setWarnings(taken.warnings);
      change({ op: 'set', at, value: taken.logo });
      // Show errors at once: there is no typing to wait for.
      touch(at);
    }
    return say(words.taken, { name: file.name });
  };
  return (
    <Frame field={field} at={at} as="set">
      {({ 'aria-describedby': describedBy }) => (
        <div className={styles['logo']}>
          {logo && <Grounds key={logo} logo={logo} warnings={warnings} />}
          <FileDrop
            name={`${path} ${idOf(at)}`}
            label={logo ? words.dropOther : words.drop}
            button={words.upload}
            accept=".svg,.png,image/svg+xml,image/png"
            rejected={words.rejected}
            control={control}
            describedBy={describedBy}
            take={take}
          />
          {logo && (
            <Button
              variant="quiet"
              onClick={() => {
                setWarnings([]);
                change({ op: 'unset', at });
              }}
            >
              {words.none}
            </Button>
          )}
        </div>
      )}
    </Frame>
  );
}

interface GroundsProps {
  logo: string;
  /** Warnings from the upload. */
  warnings: readonly string[];
}

/** Shows the logo on the site's backgrounds, with warnings about it. */
function Grounds({ logo, warnings }: GroundsProps) {
  const [report] = useAnswer<LogoReport>(`logo?${query({ logo })}`);
  const allWarnings = [...warnings, ...(report?.warnings ?? [])];
  return (
    <>
      <div className={styles['grounds']}>
        <Ground logo={logo} ground="dark" contrast={report?.dark} />
        <Ground logo={logo} ground="light" contrast={report?.light} />
        <figure>
          <div className={styles['ground']} data-ground="tab">
            <img src={`${photoSource(logo, 200)}&as=icon`} alt="" width="48" height="48" />
          </div>
          <figcaption>{words.grounds.tab}</figcaption>
        </figure>
      </div>
      {allWarnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </>
  );
}

interface GroundProps {
  logo: string;
  ground: 'dark' | 'light';
  contrast: number | undefined;
}

function Ground({ logo, ground, contrast }: GroundProps) {
  const verdict = contrast !== undefined && (contrast >= MIN_CONTRAST ? words.clear : words.faint);
  return (
    <figure>
      <div className={styles['ground']} data-ground={ground}>
        <img src={photoSource(logo, 400)} alt="" />
      </div>
      <figcaption>
        {words.grounds[ground]} {verdict}
      </figcaption>
    </figure>
  );
}
