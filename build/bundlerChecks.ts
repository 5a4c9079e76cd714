/**
 * Rolldown's `checks` for every bundle. It warns when plugins take most of a build's time, which they do
 * on a slow machine: an owner can do nothing about it.
 */
export const BUNDLER_CHECKS = { bundlerTimings: false };
