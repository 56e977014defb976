/** Words that are not saved, kept in this browser: a reload, a crash or a restart of the server does not lose them. */

/** An unsaved text, and what its file was when it was changed. */
export type KeptDraft = { file: string; text: string; base: string; digest: string }

const prefix = (site: string) => `desk-draft ${site} `

/** Keeps a file's text, or forgets it where there is none. Tells whether the browser had room for it. */
export function keepDraft(site: string, file: string, draft: Omit<KeptDraft, "file"> | null): boolean {
  const slot = prefix(site) + file
  try {
    if (draft) localStorage.setItem(slot, JSON.stringify(draft))
    else localStorage.removeItem(slot)
    return true
  } catch {
    return false
  }
}

/** Unsaved texts of a site's files, kept in the browser. */
export function keptDrafts(site: string): KeptDraft[] {
  return Object.keys(localStorage)
    .filter(slot => slot.startsWith(prefix(site)))
    .flatMap((slot): KeptDraft[] => {
      try {
        const draft = JSON.parse(localStorage.getItem(slot) ?? "") as Omit<KeptDraft, "file">
        const isWhole = [draft.text, draft.base, draft.digest].every(part => typeof part === "string")
        return isWhole ? [{ ...draft, file: slot.slice(prefix(site).length) }] : []
      } catch {
        return []
      }
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}
