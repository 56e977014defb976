import { useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Modal } from "../../../components/modal/Modal"
import { PageIcon } from "../../../components/page-icon/PageIcon"
import { PageLink } from "../../../components/page-link/PageLink"
import { useMotion } from "../../../hooks/browser/motion"
import { usePageIndex } from "../../../hooks/page/pageIndex"
import { type BinItem, maxBinLength, removeFromBin, restore, useBin } from "../../../hooks/storage/recycleBin"
import { dayKey, dayOf } from "../../../lib/calendar/calendarDay"
import { longDate } from "../../../lib/calendar/longDate"
import { pluralise } from "../../../lib/text/pluralise"
import { desktopOrigin } from "../icons"
import { announceEmptied } from "./emptied"
import * as styles from "./RecycleBin.module.css"

const all = () => true

/** The Recycle Bin: everything that the visitor has deleted on this site, to be restored or deleted for good. */
export default function RecycleBin({ onClose }: { onClose: () => void }) {
  const bin = useBin()
  const pages = usePageIndex()
  const moves = useMotion()
  const [message, setMessage] = useState("")
  const [isCrumpling, setCrumpling] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const characters = bin.reduce((sum, { label, text }) => sum + label.length + text.length, 0)

  const showMessage = (text: string) => {
    setMessage(text)
    // The pressed button may have been removed, and the focus with it.
    status.current?.focus()
  }
  const restoreThings = (matches: (thing: BinItem) => boolean, subject: string) => {
    const conflicts = restore(matches)
    if (conflicts.length === 0) return showMessage(`${subject} back where it was.`)
    showMessage(`There is another ${conflicts[0]} by now. Delete that one, and this can come back.`)
  }
  const empty = () => {
    removeFromBin(({ back }) => !back)
    announceEmptied()
    setCrumpling(false)
    showMessage("The Recycle Bin is empty. You may change your mind in vain.")
  }

  return (
    <Modal title="Recycle Bin" open onClose={onClose}>
      <div className={styles.bin}>
        <div className={styles.head}>
          <PageIcon name={bin.length > 0 ? "bin-full" : "bin-empty"} size={32} drawn={64} />
          <p ref={status} role="status" tabIndex={-1} className={styles.message}>
            {message ||
              (bin.length > 0
                ? `${pluralise(bin.length, "thing")}, ${Math.ceil((100 * characters) / maxBinLength)}% of a floppy.`
                : "There is nothing in it. What you delete on this site lands here.")}
          </p>
        </div>
        {bin.length > 0 && (
          <>
            <ul
              aria-label="What was deleted"
              className={styles.things}
              data-crumpling={isCrumpling || undefined}
              onAnimationEnd={({ target, currentTarget }) => {
                if (isCrumpling && target === currentTarget.lastElementChild) empty()
              }}
            >
              {bin.map(thing => {
                const home = pages?.find(({ path }) => path === thing.from)
                return (
                  <li key={thing.id}>
                    <span className={styles.description}>
                      <b>{thing.label}</b>
                      <small>
                        {home && <PageLink to={home.path}>{home.title}</PageLink>}
                        {!home && (thing.from === desktopOrigin ? "Desktop" : thing.from)},{" "}
                        {longDate(dayKey(dayOf(new Date(thing.at))))}
                      </small>
                    </span>
                    <button
                      type="button"
                      onClick={() => restoreThings(({ id }) => id === thing.id, `“${thing.label}” is`)}
                    >
                      Restore<span className="visually-hidden"> {thing.label}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
            <div className="buttons">
              <button type="button" onClick={() => restoreThings(all, "Everything is")}>
                Restore all
              </button>
              <Button disabled={isCrumpling} onClick={() => (moves ? setCrumpling(true) : empty())}>
                Empty Recycle Bin
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  )
}
