/** Provides the page picker and the numpad, and binds the site's hot keys: theirs, and f for full screen. */
import { navigate } from "gatsby"
import { type ReactNode, useCallback, useState } from "react"
import { Modal } from "../../components/modal/Modal"
import { canFullscreen, toggleFullscreen } from "../../hooks/browser/fullscreen"
import { useHotKeys } from "../../hooks/browser/hotKeys"
import { random } from "../../hooks/browser/random"
import { loadPageIndex } from "../../hooks/page/pageIndex"
import { pickAnywhere } from "../../hooks/page/visited"
import { Numpad } from "./Numpad"
import { Picker } from "./Picker"
import { useNavigationFailures } from "./useNavigationFailures"

type Navigation = {
  openPicker: () => void
  openNumpad: () => void
  go: (to: string) => void
  /** Opens a page that the visitor has not seen. */
  goAnywhere: () => void
  dialogs: ReactNode
}

type Shown = "picker" | "numpad" | "juhqbest" | null

/** Pages that use all letter keys themselves, n and f included. */
const usesLetters = /^\/games\/hangman\/?$/

/** Returns functions that open the picker and the numpad, and the dialogs to render; a change of `path` closes them. */
export function useNavigation(path: string): Navigation {
  const [shown, setShown] = useState<Shown>(null)
  const [code, setCode] = useState("")
  const [shownPath, setShownPath] = useState(path)
  const unreached = useNavigationFailures(path)
  if (shownPath !== path) {
    setShownPath(path)
    setShown(null)
  }
  const openPicker = useCallback(() => setShown("picker"), [])
  const openNumpadWith = useCallback((digits: string) => {
    setCode(digits)
    setShown("numpad")
  }, [])
  const openNumpad = useCallback(() => openNumpadWith(""), [openNumpadWith])
  const close = () => setShown(null)
  const go = (to: string) => {
    close()
    void navigate(to)
  }
  // Without the list of pages, the picker opens: it says so, and offers to retry.
  const goAnywhere = () =>
    loadPageIndex().then(pages =>
      pages.length > 0 ? go(pickAnywhere(pages, path, random)?.path ?? "/") : openPicker(),
    )

  const areLettersFree = () => !usesLetters.test(path)
  useHotKeys([
    { typed: /juhqbest$/, ignoresPrevented: true, inWidgets: true, run: () => setShown("juhqbest") },
    { typed: /n$/, available: areLettersFree, run: openPicker },
    { typed: /[0-9]$/, run: openNumpadWith },
    {
      typed: /f$/,
      inWidgets: true,
      available: () => areLettersFree() && canFullscreen(),
      run: () => void toggleFullscreen(),
    },
  ])

  const dialogs = (
    <>
      {shown === "picker" && <Picker onClose={close} onGo={go} />}
      {shown === "numpad" && <Numpad code={code} path={path} onCode={setCode} onClose={close} onGo={go} />}
      {unreached}
      <Modal title="juhqbest" open={shown === "juhqbest"} onClose={close}>
        <p>You're damn right!</p>
        <div className="buttons">
          <button type="button" onClick={close}>
            OK
          </button>
        </div>
      </Modal>
    </>
  )
  return { openPicker, openNumpad, go, goAnywhere, dialogs }
}
