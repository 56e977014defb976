/** Unsaved texts in localStorage, which survive a reload, a crash or a restart of the server. */

/** An unsaved text, with the file's text and digest from before the changes. */
export type StoredDraft = { file: string; text: string; base: string; digest: string }

const prefix = (site: string) => `desk-draft ${site} `

/** Stores a file's draft, or removes it if null. Returns false if the browser has no space. */
export function storeDraft(site: string, file: string, draft: Omit<StoredDraft, "file"> | null): boolean {
  const storageKey = prefix(site) + file
  try {
    if (draft) localStorage.setItem(storageKey, JSON.stringify(draft))
    else localStorage.removeItem(storageKey)
    return true
  } catch {
    return false
  }
}

/** Reads the stored drafts of a site. */
export function readDrafts(site: string): StoredDraft[] {
  return Object.keys(localStorage)
    .filter(storageKey => storageKey.startsWith(prefix(site)))
    .flatMap((storageKey): StoredDraft[] => {
      try {
        const draft = JSON.parse(localStorage.getItem(storageKey) ?? "") as Omit<StoredDraft, "file">
        const isComplete = [draft.text, draft.base, draft.digest].every(part => typeof part === "string")
        return isComplete ? [{ ...draft, file: storageKey.slice(prefix(site).length) }] : []
      } catch {
        return []
      }
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}
