/** Deep tests over all pages: which pages, which cases each of them meets, and where chance begins. */
import type { Page } from "@playwright/test"
import { hiddenPages, settled, sitePages } from "../visit"

/** Where chance begins in this run, as its log says; a run of one test alone begins at 1998. */
export const seed = Number(process.env.SEED ?? 1998)

/** `CASES=all`: every page meets every case, which takes hours. */
const everyCase = process.env.CASES === "all"

const chosen = process.env.SITE_PATHS ? new Set(JSON.parse(process.env.SITE_PATHS) as string[]) : undefined

/** Whether a page is to be visited: all are, but for a run of those that have changed. */
export const isChosen = (path: string): boolean =>
  chosen === undefined ||
  chosen.has(path.replace(/\?.*/, "")) ||
  !sitePages().some(page => page.path === path)

/** The address of every page to be visited, the hidden ones too. */
export const paths = [...sitePages(), ...hiddenPages()].map(({ path }) => path).filter(isChosen)

/** The cases of the page at place `index` (from 0): `few` of them, others on each page and with each seed. */
export function casesOf<Case>(cases: readonly Case[], index: number, few: number): Case[] {
  if (everyCase) return [...cases]
  const first = index * few + (seed % cases.length)
  return Array.from({ length: few }, (_, i) => cases[(first + i) % cases.length] as Case)
}

/** The pages with their places, in as many parts as are to run beside each other. */
export function inParts(parts: number): { path: string; index: number }[][] {
  const all = paths.map((path, index) => ({ path, index }))
  // Neighbours are alike: so each part has pages of every kind.
  return Array.from({ length: parts }, (_, part) => all.filter(({ index }) => index % parts === part)).filter(
    some => some.length > 0,
  )
}

/** Milliseconds that a page with so many cases may take. */
export const timeFor = (cases: number, each: number): number => (everyCase ? cases : 1) * each

/** Whether the page came to run: a sweep goes on where one page does not. */
export async function settles(page: Page): Promise<boolean> {
  return settled(page).then(
    () => true,
    () => false,
  )
}
