import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { bytesOf, type Reading, toJson } from "../readings"
import { describeRecord, hexOf } from "../records"
import * as styles from "../ScanRfid.module.css"
import { Record } from "./Record"

function Read({ reading }: { reading: Reading }) {
  return (
    <li className="window">
      <div className="title-bar">
        <h2 className={`title-bar-text ${styles.title}`}>
          {reading.number}. {reading.from}
        </h2>
      </div>
      <div className="window-body">
        <div className="buttons">
          <CopyButton text={toJson(reading)} label="Copy as JSON" />
          <CopyButton
            text={reading.records.length > 0 ? hexOf(bytesOf(reading)) : ""}
            label="Copy the bytes"
          />
        </div>
        {reading.serial && (
          <p>
            Serial number <code>{reading.serial}</code>
          </p>
        )}
        {reading.records.length === 0 && <p>The tag is there, and has no records on it.</p>}
        <ol className={styles.records}>
          {reading.records.map((record, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the records of a tag never change their places
            <Record key={i} description={describeRecord(record)} />
          ))}
        </ol>
      </div>
    </li>
  )
}

/** All tags read: the newest, and those read before it behind a summary, so that the newest stays in its place. */
export function Readings({ readings: [newest, ...before] }: { readings: readonly Reading[] }) {
  return (
    <>
      <ol className={styles.readings}>{newest && <Read key={newest.number} reading={newest} />}</ol>
      {before.length > 0 && (
        <details>
          <summary>Read before</summary>
          <ol className={styles.readings}>
            {before.map(reading => (
              <Read key={reading.number} reading={reading} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
