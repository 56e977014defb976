import type { PageEntry } from "../../../src/lib/content/derivedLists"
import { useNavigation } from "../../../src/shell/navigation/useNavigation"

const entry = (code: string, path: string, title: string): PageEntry => ({
  code,
  path,
  title,
  description: "A page.",
  added: "2021-06-02",
  icon: "default",
})

export const entries = [
  entry("0000", "/", "juhq.fi"),
  entry("0001", "/blog", "Blog"),
  entry("0012", "/tools/consonants", "Consonants"),
  entry("0013", "/muista-hakea-kahvia", "Äiti, muista hakea kahvia"),
  entry("0120", "/games/tictactoe", "Tic Tac Toe"),
]

/** A page with the two buttons of the shell. */
export function Page({ path = "/blog" }) {
  const { openPicker, openNumpad, dialogs } = useNavigation(path)
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={openPicker}>
        Pages
      </button>
      <button type="button" onClick={openNumpad}>
        Numpad
      </button>
      <input aria-label="Name" />
      {dialogs}
    </main>
  )
}

/** Mocks the responses for the site's two files; null simulates a missing network. */
export function serve(files: Record<string, unknown> | null) {
  const fetched = jest.fn(async (path: string) => {
    if (!files) throw new TypeError("Failed to fetch")
    return { ok: path in files, statusText: "Not Found", json: async () => files[path] }
  })
  Object.assign(window, { fetch: fetched })
  return fetched
}
