import { useEffect, useState } from 'react';
import { cropAround } from '../../../src/images/crop.ts';
import type { Crop } from '../../model/api.ts';
import { editorWords } from '../../words.ts';
import { photoSource, query, request } from '../requests/request.ts';
import styles from './Crops.module.css';

interface CropsProps {
  photo: string;
  /** The file's kind, and the picture's pointer as JSON: both decide the crops. */
  kind: string;
  at: string;
  size: { width: number; height: number };
  focus: [number, number];
}

const per = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The crops that a photograph will get on the site with this focus. */
export function Crops({ photo, kind, at, size, focus }: CropsProps) {
  const [crops, setCrops] = useState<Crop[]>([]);
  useEffect(() => {
    let isShown = true;
    request<Crop[]>(`crops?${query({ photo, kind, at })}`)
      .then((list) => isShown && Array.isArray(list) && setCrops(list))
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [photo, kind, at]);
  if (crops.length === 0) return null;
  return (
    <div className={styles['crops']}>
      <p className={styles['title']}>{editorWords.photo.crops}</p>
      <ul>
        {crops.map(({ name, ratio }) => {
          const region = cropAround(size, ratio, focus);
          return (
            <li key={name} style={{ flexGrow: ratio, flexBasis: `${ratio * 5}rem` }}>
              <div className={styles['crop']} style={{ aspectRatio: ratio }}>
                <img
                  src={photoSource(photo, 400)}
                  alt=""
                  style={{
                    inlineSize: per(size.width, region.width),
                    insetInlineStart: `-${per(region.left, region.width)}`,
                    insetBlockStart: `-${per(region.top, region.height)}`,
                  }}
                />
              </div>
              {name}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
