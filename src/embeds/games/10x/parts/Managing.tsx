import type { RefObject } from "react"
import * as styles from "../TenX.module.css"
import type { Doing } from "./doing"
import { Sprite } from "./Sprite"
import { heads } from "./sprites"

const typists = ["intern", "junior", "tester", "contractor"] as const

/** The place of the key once it has been handed in: others press theirs, unless they are asked how it is going. */
export function Managing({
  state,
  does,
  buttonRef,
}: Doing & { buttonRef: RefObject<HTMLButtonElement | null> }) {
  return (
    <div className={styles.managing} data-still={state.still > 0 || undefined}>
      <div className={styles.typists} role="img" aria-label="Four others press your key">
        {typists.map(who => (
          <span key={who}>
            <Sprite rows={heads[who]} />
            <span className={styles.smallKey} />
          </span>
        ))}
      </div>
      <button
        ref={buttonRef}
        type="button"
        aria-disabled={state.still > 0 || state.question !== null}
        onClick={() => does({ kind: "ask" })}
      >
        Ask how it is going
      </button>
    </div>
  )
}
