import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getInn } from '../content/queries.ts';
import { logoFile } from '../images/logo.ts';

export const getStaticPaths = (async () => {
  const { logo } = await getInn();
  if (!logo) return [];
  const file = await logoFile(logo);
  return [{ params: { logo: file.name }, props: { bytes: file.bytes } }];
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The inn's own logo, if it has one. */
export const GET: APIRoute<Props> = ({ props: { bytes } }) => new Response(new Uint8Array(bytes));
