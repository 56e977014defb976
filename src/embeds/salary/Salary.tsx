import { useState } from "react"
import { maxLength, nullable, pipe, string } from "valibot"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { now, useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { remove, useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Checkbox } from "../../kits/controls/Checkbox"
import { Field } from "../../kits/controls/Field"
import { useThing } from "../../kits/things/useThing"
import { formatClock } from "../../lib/text/duration"
import {
  bought,
  isLocked,
  isWorkingTime,
  messageOf,
  minutesOf,
  money,
  newMeeting,
  paidSeconds,
  peopleIn,
  rate,
  readSalary,
  sleepersAfter,
  turned,
} from "./logic"
import { Table } from "./parts/Table"
import * as styles from "./Salary.module.css"

const storedSalary = storageEntry<string | null>("salary", nullable(pipe(string(), maxLength(20))), null)
const codecs = { salary: text(null, { maxLength: 20 }) }
const example = "3000"

/**
 * A meeting of fifteen people whose salaries run on the table. Each can be sent home, and the meeting can be ended.
 *
 * @feed A meeting of fifteen people, with a meter on the table that shows what it has cost.
 */
export default function Salary() {
  const { values } = useAddress(codecs)
  const [stored, setStored] = useStorage(storedSalary)
  const [typed, setTyped] = useState<string | null>(null)
  const [isLinked, setLinked] = useState(false)
  const [meeting, setMeeting] = useState(() => newMeeting(now()))
  const [message, setMessage] = useState("Item 1: the agenda.")
  // The instant at which the meeting was ended, or null.
  const [endedAt, setEndedAt] = useState<number | null>(null)
  const time = useNow(useMotion() ? 100 : 1000)

  const salary = typed ?? values.salary ?? stored ?? example
  const reading = readSalary(salary)
  const perSecond = "euros" in reading ? rate(reading.euros) : 0
  useThing(endedAt !== null)
  const at = endedAt ?? time?.getTime() ?? meeting.at
  const seconds = Math.max(0, at - meeting.beganAt) / 1000
  const people = peopleIn(meeting)
  const euros = perSecond * paidSeconds(meeting, at)
  const { has, next } = bought(euros)
  const isShut = isLocked(meeting)
  const minutes = minutesOf(people, seconds, euros, isShut)

  const type = (salary: string) => {
    setTyped(salary)
    if (stored !== null) setStored(salary)
  }
  const begin = () => {
    setMeeting(newMeeting(now()))
    setMessage("Item 1: what we decided last time.")
    setEndedAt(null)
  }
  const press = (chair: number) => {
    if (endedAt !== null) return begin()
    const next = turned(meeting, chair, now())
    setMeeting(next)
    setMessage(messageOf(meeting, next, chair))
  }

  return (
    <div className={styles.tool}>
      <Table
        chairs={endedAt === null ? meeting.chairs : meeting.chairs.map(() => false)}
        asleep={sleepersAfter(seconds)}
        cost={money(euros)}
        isLocked={endedAt === null && isShut}
        onPress={press}
      />
      <p className={styles.said} role="status">
        {endedAt === null ? message : minutes}
      </p>
      <div className="buttons">
        {endedAt === null ? (
          <button type="button" className="default" onClick={() => setEndedAt(now())}>
            End the meeting
          </button>
        ) : (
          <button type="button" className="default" onClick={begin}>
            Call another
          </button>
        )}
        <RevealOnce when={"euros" in reading}>
          <ShareButton
            link={isLinked ? `?salary=${encodeURIComponent(salary)}` : "?"}
            text={endedAt === null ? `This meeting has cost ${money(euros)} so far.` : minutes}
          />
        </RevealOnce>
      </div>
      <p className={styles.shop}>
        {endedAt === null && (has ? `So far that is ${has.name}. ` : "So far that is nothing with a price. ")}
        {next && perSecond > 0 && endedAt === null
          ? `Next: ${next.name}, in ${formatClock((next.euros - euros) / (perSecond * people))}.`
          : ""}
      </p>
      <div className={styles.controls}>
        <Field
          label="Everybody earns, € a month"
          inputMode="decimal"
          maxLength={20}
          value={salary}
          problem={"problem" in reading && reading.problem}
          onChange={type}
        />
        <Checkbox
          label="Remember it in this browser"
          checked={stored !== null}
          onChange={wanted => {
            setTyped(salary)
            if (wanted) setStored(salary.slice(0, 20))
            else remove(storedSalary)
          }}
        />
        <Checkbox label="Put it in the link" checked={isLinked} onChange={setLinked} />
      </div>
      <StatusMessage>
        {time === null || endedAt !== null
          ? "The room is free"
          : isWorkingTime(time)
            ? "You are here in working hours"
            : "This is overtime"}
      </StatusMessage>
    </div>
  )
}
