import { FILES } from '../../../src/content/fileNames.ts';
import type { Languages, OpenFile } from '../../model/api.ts';
import { get } from '../../model/pointer.ts';
import { inOrder, query, request } from '../requests/request.ts';

export type Language = Languages['languages'][number];

/** A language's name: in English in an English editor, else as its speakers call it. */
export const languageName = ({ english, name }: Pick<Language, 'english' | 'name'>): string =>
  document.documentElement.lang.startsWith('en') ? english : name;

/** Switches a language of the website on or off. */
export const switchLanguage = (code: string, isOn: boolean): Promise<unknown> =>
  inOrder(FILES.inn, async () => {
    const { version, data } = await request<OpenFile>(`file?${query({ path: FILES.inn })}`);
    const now = get(data, ['languages']);
    const others = (Array.isArray(now) ? now : ['en']).filter((one) => one !== code);
    const value = isOn ? [...others, code] : others;
    const ops = [{ op: 'set', at: ['languages'], value }];
    return request('save', { json: { path: FILES.inn, version, ops } });
  });
