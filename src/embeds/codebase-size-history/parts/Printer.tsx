import { useState } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import type { SizeStep } from "../../../lib/content/sizeHistory"
import * as styles from "../CodebaseSizeHistory.module.css"
import { linesOf, linesPerSheet, sheetsPerTray } from "../logic"

const sheetsOf = (lines: number) => Math.ceil(lines / linesPerSheet)

const needOf = (sheets: number) =>
  `In print: ${sheets.toLocaleString("en-GB")} sheets of A4. This printer holds ${sheetsPerTray}.`

/** A printer that prints the whole code until its tray is empty. */
export function Printer({ lines, steps }: { lines: number; steps: readonly SizeStep[] }) {
  const [printed, setPrinted] = useState(0)
  const sheets = sheetsOf(lines)
  const done = Math.min(printed, sheets)
  const message =
    done === 0
      ? ""
      : done >= sheets
        ? `${sheets.toLocaleString("en-GB")} sheets are printed. Page 7 has a mistake on it.`
        : `PC LOAD A4. The tray of ${sheetsPerTray} is empty: ${done.toLocaleString("en-GB")} of ${sheets.toLocaleString("en-GB")} sheets. The pile is ${(done / 100).toFixed(1)} cm.`
  return (
    <div className={styles.row}>
      <Reserve inline all={steps.map(step => needOf(sheetsOf(linesOf(step, []))))}>
        {needOf(sheets)}
      </Reserve>
      <button
        data-menu="file"
        type="button"
        onClick={() =>
          setPrinted(
            done >= sheets ? Math.min(sheetsPerTray, sheets) : Math.min(sheets, done + sheetsPerTray),
          )
        }
      >
        <Reserve inline all={["Fill the tray"]}>
          {done === 0 || done >= sheets ? "Print it" : "Fill the tray"}
        </Reserve>
      </button>
      {message && <StatusMessage>{message}</StatusMessage>}
    </div>
  )
}
