import { useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Modal } from "../../../components/modal/Modal"
import { PageIcon } from "../../../components/page-icon/PageIcon"
import { PageLink } from "../../../components/page-link/PageLink"
import { useMotion } from "../../../hooks/browser/motion"
import { usePageIndex } from "../../../hooks/page/pageIndex"
import { most, restore, type Thing, takeOut, useBin } from "../../../hooks/storage/recycleBin"
import { dayKey, dayOf } from "../../../lib/calendar/calendarDay"
import { longDate } from "../../../lib/calendar/longDate"
import { counted } from "../../../lib/text/counted"
import { fromDesktop } from "../icons"
import * as styles from "./RecycleBin.module.css"

const all = () => true

/** What was deleted on this site, to be had back one by one or all at once, or to be deleted for good. */
export default function RecycleBin({ onClose }: { onClose: () => void }) {
  const bin = useBin()
  const pages = usePageIndex()
  const moves = useMotion()
  const [said, setSaid] = useState("")
  const [isCrumpling, setCrumpling] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const letters = bin.reduce((sum, { label, text }) => sum + label.length + text.length, 0)

  const say = (what: string) => {
    setSaid(what)
    // The button that was pressed may be gone.
    status.current?.focus()
  }
  const giveBack = (which: (one: Thing) => boolean, what: string) => {
    const stuck = restore(which)
    if (stuck.length === 0) return say(`${what} back where it was.`)
    say(`There is another ${stuck[0]} by now. Delete that one, and this can come back.`)
  }
  const empty = () => {
    takeOut(({ back }) => !back)
    setCrumpling(false)
    say("The Recycle Bin is empty. You may change your mind in vain.")
  }

  return (
    <Modal title="Recycle Bin" open onClose={onClose}>
      <div className={styles.bin}>
        <div className={styles.head}>
          <PageIcon name={bin.length > 0 ? "bin-full" : "bin-empty"} size={32} drawn={64} />
          <p ref={status} role="status" tabIndex={-1} className={styles.said}>
            {said ||
              (bin.length > 0
                ? `${counted(bin.length, "thing")}, ${Math.ceil((100 * letters) / most)}% of a floppy.`
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
              {bin.map(one => {
                const home = pages?.find(({ path }) => path === one.from)
                return (
                  <li key={one.id}>
                    <span className={styles.what}>
                      <b>{one.label}</b>
                      <small>
                        {home && <PageLink to={home.path}>{home.title}</PageLink>}
                        {!home && (one.from === fromDesktop ? "Desktop" : one.from)},{" "}
                        {longDate(dayKey(dayOf(new Date(one.at))))}
                      </small>
                    </span>
                    <button
                      type="button"
                      onClick={() => giveBack(({ id }) => id === one.id, `“${one.label}” is`)}
                    >
                      Restore<span className="visually-hidden"> {one.label}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
            <div className="buttons">
              <button type="button" onClick={() => giveBack(all, "Everything is")}>
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
