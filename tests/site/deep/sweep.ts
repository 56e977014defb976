/** Selects the pages and cases of deep tests, and provides their seed. */
import type { Page } from "@playwright/test"
import { hiddenPages, settled, sitePages } from "../visit"

/** Seed of all random choices in this run, which the runner prints; constant for a test that is run alone. */
export const seed = Number(process.env.SEED ?? 1998)

/** True with `CASES=all`: every page is tested in every case, which takes hours. */
const runsAllCases = process.env.CASES === "all"

const chosen = process.env.SITE_PATHS ? new Set(JSON.parse(process.env.SITE_PATHS) as string[]) : undefined

/** Returns whether a page is tested: all are, except in a run of changed pages. */
export const isChosen = (path: string): boolean =>
  chosen === undefined ||
  chosen.has(path.replace(/\?.*/, "")) ||
  !sitePages().some(page => page.path === path)

/** Paths of the pages to test, including hidden ones. */
export const paths = [...sitePages(), ...hiddenPages()].map(({ path }) => path).filter(isChosen)

/** Returns `count` of the cases for the page at `index`, a different selection for each page and seed. */
export function casesOf<Case>(cases: readonly Case[], index: number, count: number): Case[] {
  if (runsAllCases) return [...cases]
  const first = index * count + (seed % cases.length)
  return Array.from({ length: count }, (_, i) => cases[(first + i) % cases.length] as Case)
}

/** Splits the pages, with their indices, into parts that can run in parallel. */
export function pageParts(parts: number): { path: string; index: number }[][] {
  const all = paths.map((path, index) => ({ path, index }))
  // Interleaved, since neighbouring pages are similar, so that each part has pages of every kind.
  return Array.from({ length: parts }, (_, part) => all.filter(({ index }) => index % parts === part)).filter(
    part => part.length > 0,
  )
}

/** Returns the timeout in milliseconds for a page with `cases` cases of `eachMs`. */
export const caseTimeoutMs = (cases: number, eachMs: number): number => (runsAllCases ? cases : 1) * eachMs

/** Returns whether the page settled, instead of throwing, so that a sweep can continue. */
export async function hasSettled(page: Page): Promise<boolean> {
  return settled(page).then(
    () => true,
    () => false,
  )
}
