/** Which hostile cases a page meets: all of them in a sweep, and in every run of the tests a few, each page others. */
import { type Page, test } from "@playwright/test"
import { hiddenPages, settled, sitePages } from "../visit"

/** Whether every page is to meet every case: `SWEEP=1 npm run test:site -- hostile`. */
export const isSweep = Boolean(process.env.SWEEP)

/** The address of every page, the hidden ones too. */
export const paths = [...sitePages(), ...hiddenPages()].map(({ path }) => path)

/**
 * The cases of the page at place `index` (from 0): `few` of them, of which each page has the next ones, or all in a sweep.
 */
export function casesOf<Case>(cases: readonly Case[], index: number, few: number): Case[] {
  if (isSweep) return [...cases]
  return Array.from({ length: few }, (_, i) => cases[(index * few + i) % cases.length] as Case)
}

/** The pages with their places, in as many parts as are to run beside each other: all in a sweep, otherwise one of `each`. */
export function inParts(parts: number, each = 2): { path: string; index: number }[][] {
  const all = paths.map((path, index) => ({ path, index }))
  // Neighbours are alike: so each part has pages of every kind.
  return Array.from({ length: parts }, (_, part) =>
    all.filter(({ index }) => index % parts === part).filter((_, i) => isSweep || i % each === 0),
  )
}

/**
 * To be called in a test of many pages: on a machine so slow that the run would not end in time it is skipped, and told
 * as such, for the tests of every page come after it.
 */
export function ifThereIsTime(): void {
  const until = Number(process.env.SITE_SWEEPS_UNTIL ?? Number.POSITIVE_INFINITY)
  test.skip(!isSweep && Date.now() > until, "The run has taken long already: SWEEP=1 takes the time.")
}

/** Whether the page came to run: a sweep goes on where one page does not. */
export async function settles(page: Page): Promise<boolean> {
  return settled(page).then(
    () => true,
    () => false,
  )
}
