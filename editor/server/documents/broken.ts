import type * as z from 'zod';
import type { Broken } from '../../model/api.ts';
import { get } from '../../model/pointer.ts';
import { lastValid } from '../history/earlierVersion.ts';
import type { Workspace } from '../history/workspace.ts';
import { dataOf, isOptional, schemaOf } from './contentFiles.ts';

/** zod's names for types that have fields of their own. */
const PARTED = ['array', 'object', 'record', 'tuple'];

/** Whether the value has a shape that its field cannot show: the field would look empty. */
function isMisshapen(issue: z.core.$ZodIssue, data: unknown): boolean {
  const value = get(data, issue.path as (string | number)[]);
  if (issue.code !== 'invalid_type' || value === undefined || value === null) return false;
  return PARTED.includes(issue.expected) || typeof value === 'object';
}

/** What the form cannot show of a file, and the newest version that it can show completely. */
export async function brokenIn(
  workspace: Workspace,
  path: string,
  text: string,
): Promise<Broken | undefined> {
  const data = dataOf(text);
  if (data === null && isOptional(path)) return undefined;
  const issues = schemaOf(path).safeParse(data).error?.issues ?? [];
  const misshapen = issues.filter((issue) => isMisshapen(issue, data));
  const isWhole =
    data === undefined || data === null || misshapen.some((issue) => issue.path.length === 0);
  if (!isWhole && misshapen.length === 0) return undefined;
  const last = await lastValid(workspace, path);
  return { isWhole, text, ...(last && { last: { id: last.id, at: last.at } }) };
}
