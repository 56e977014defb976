import { useState } from "react"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import * as styles from "../CodebaseSizeHistory.module.css"
import { linesPerSheet, sheetsPerTray } from "../logic"

/** A printer that prints the whole code until its tray is empty. */
export function Printer({ lines }: { lines: number }) {
  const [printed, setPrinted] = useState(0)
  const sheets = Math.ceil(lines / linesPerSheet)
  const done = Math.min(printed, sheets)
  const message =
    done === 0
      ? ""
      : done >= sheets
        ? `${sheets.toLocaleString("en-GB")} sheets are printed. Page 7 has a mistake on it.`
        : `PC LOAD A4. The tray of ${sheetsPerTray} is empty: ${done.toLocaleString("en-GB")} of ${sheets.toLocaleString("en-GB")} sheets. The pile is ${(done / 100).toFixed(1)} cm.`
  return (
    <div className={styles.row}>
      <span>
        In print: {sheets.toLocaleString("en-GB")} sheets of A4. This printer holds {sheetsPerTray}.
      </span>
      <button
        data-menu="file"
        type="button"
        onClick={() =>
          setPrinted(
            done >= sheets ? Math.min(sheetsPerTray, sheets) : Math.min(sheets, done + sheetsPerTray),
          )
        }
      >
        {done === 0 || done >= sheets ? "Print it" : "Fill the tray"}
      </button>
      {message && <StatusMessage>{message}</StatusMessage>}
    </div>
  )
}
