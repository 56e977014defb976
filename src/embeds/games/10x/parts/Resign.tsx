import { useState } from "react"
import { Modal } from "../../../../components/modal/Modal"
import { has } from "../stages"
import type { State } from "../state"
import * as styles from "../TenX.module.css"

/** A way out before the end, with a question first. */
export function Resign({ state, onResign }: { state: State; onResign: () => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <div className={styles.resign}>
      {has(state, "coffee") && (
        <button data-menu="edit" type="button" onClick={() => setAsked(true)}>
          Resign
        </button>
      )}
      <Modal title="Resign?" open={asked} onClose={() => setAsked(false)}>
        <p>You will begin again with an empty screen. Nobody gives you a clock.</p>
        <div className="buttons">
          <button
            type="button"
            onClick={() => {
              setAsked(false)
              onResign()
            }}
          >
            Resign
          </button>
          <button type="button" onClick={() => setAsked(false)}>
            Stay
          </button>
        </div>
      </Modal>
    </div>
  )
}
