import { useState } from "react"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { now, useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { BarChart } from "../../kits/chart/BarChart"
import { Chart, ChartTable } from "../../kits/chart/Chart"
import { ThingPicture } from "../../kits/guest/ThingPicture"
import { inSentence, useGuest, useHappenings } from "../../kits/guest/useGuest"
import { formatDuration } from "../../lib/text/duration"
import {
  accuracy,
  archived,
  corrected,
  degrees,
  type Entry,
  sightNames,
  sights,
  untilTomorrow,
  verdict,
} from "./logic"
import { Window } from "./parts/Window"
import type { Climate } from "./schema"
import * as styles from "./Weather.module.css"

/**
 * An honest forecast that repeats the view the visitor reports from the window, beside the usual weather for
 * Helsinki.
 *
 * @feed Say what you see out of your window and get it forecast exactly, beside what is usual in Helsinki this month.
 * @data helsinki-climate
 */
export default function Weather() {
  const { "helsinki-climate": climate } = usePageData<{ "helsinki-climate": Climate }>()
  const { values, set } = useAddress({ seen: choice(sightNames, "rain") })
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [tomorrow, setTomorrow] = useState(false)
  const at = useNow(1000)?.getTime() ?? null
  const motion = useMotion()
  const { seen } = values
  const month = climate.months[at === null ? 0 : new Date(at).getMonth()]
  const guest = useGuest()
  /** The path of the guest that has been reported last, "" for what is seen otherwise; null before any report. */
  const [reported, setReported] = useState<string | null>(null)
  // One that has spent the night here has been the weather since.
  const isGuest = guest !== null && (guest.path === reported || (reported === null && guest.isOvernight))
  const rained = useHappenings().filter(({ thing }) => thing !== guest?.path)
  const isMissing = guest !== null && !isGuest
  const name = isGuest ? guest.name : sights[seen].name
  const forecast = isGuest ? `${guest.name}, ${guest.words.falls}` : sights[seen].forecast
  // Whatever has left the window was never forecast.
  const archive = reported && !isGuest ? corrected(entries, name) : entries
  const archiveAs = (sight: string) => {
    setTomorrow(false)
    setEntries(archived(archive, sight, now()))
  }
  const see = (sight: typeof seen) => {
    set({ seen: sight })
    setReported("")
    archiveAs(sights[sight].name)
  }
  const report = () => {
    if (!isMissing) return
    setReported(guest.path)
    archiveAs(guest.name)
    guest.remember("Rained on a window, exactly as forecast.")
  }
  const outside = isMissing ? `${name.toLowerCase()}, and ${inSentence(guest)}` : name.toLowerCase()
  if (!month) return null
  return (
    <div className={styles.tool}>
      <div className={styles.front}>
        <Window
          sight={seen}
          moving={motion}
          label={`A window, and in it: ${outside}`}
          celsius={at === null ? null : month.celsius}
          guest={guest}
          rainsGuest={isGuest}
          onReport={report}
        />
        <section className={styles.paper} aria-label="The archive">
          <h2>Accuracy: {accuracy(archive, name, isMissing).toFixed(0)}%</h2>
          <div className={styles.buttons}>
            <button type="button" aria-pressed={tomorrow} onClick={() => setTomorrow(!tomorrow)}>
              Tomorrow
            </button>
            <ShareButton text={`The forecast: ${forecast}. Accuracy: 100%.`} />
          </div>
          {archive.length === 0 ? (
            <p>
              {isMissing
                ? `Nobody had forecast ${inSentence(guest)}. Press it, and we did.`
                : "Every forecast so far was right. Press something else and see."}
            </p>
          ) : (
            <ol>
              {archive.map(entry => (
                <li key={entry.at}>
                  {clock(entry.at)}: {entry.said !== entry.now && <del>{entry.said}</del>} <b>{entry.now}</b>,{" "}
                  {isMissing ? "half right" : "right"}
                </li>
              ))}
            </ol>
          )}
          {rained.length > 0 && (
            <p className={styles.rained}>
              Earlier, and right as well:{" "}
              {rained.slice(0, 4).map(({ thing }) => (
                <ThingPicture key={thing} from={thing} />
              ))}
            </p>
          )}
        </section>
      </div>
      <p className={styles.forecast} role="status">
        <b>{tomorrow && at !== null ? tomorrowText(at) : `${forecast}.`}</b>{" "}
        {tomorrow
          ? "No sooner, or it would be a guess."
          : isMissing
            ? `Valid now, outside your window, except for ${inSentence(guest)}.`
            : `Valid now, outside your window. ${at === null ? "" : isGuest ? `Unusual for ${month.month}, and for the other eleven.` : verdict(seen, month)}`}
      </p>
      <fieldset className={styles.sights}>
        <legend>What do you see?</legend>
        {sightNames.map(sight => (
          <button
            key={sight}
            type="button"
            aria-pressed={sight === seen && !isGuest}
            onClick={() => see(sight)}
          >
            {sights[sight].name}
          </button>
        ))}
      </fieldset>
      <div className={styles.paper}>
        <Chart
          label={
            at === null
              ? "Usual in Helsinki"
              : `Usual in Helsinki in ${month.month}: ${degrees(month.celsius)} °C, ${month.millimetres} mm`
          }
        >
          <BarChart
            name={`Rain and snow by month in Helsinki: ${climate.months.map(each => `${each.month} ${each.millimetres} mm`).join(", ")}`}
            bars={climate.months.map(each => ({ key: each.month, value: each.millimetres }))}
            {...(at === null ? {} : { marked: month.month })}
            format={value => `${value} mm`}
            ends={["January", "December"]}
          />
          <ChartTable
            label="The year as a table"
            heads={["Month", "Usual"]}
            rows={climate.months.map(each => ({
              key: each.month,
              name: each.month,
              value: `${degrees(each.celsius)} °C, ${each.millimetres} mm`,
            }))}
          />
        </Chart>
        <ExternalLink href={climate.source} tile={false}>
          Ilmatieteen laitos, 1991 to 2020, rounded
        </ExternalLink>
      </div>
    </div>
  )
}

/** Returns the note that tomorrow's forecast will be ready at midnight. */
function tomorrowText(at: number): string {
  return `Tomorrow's forecast is ready in ${formatDuration(Math.max(1000, untilTomorrow(at)))}, at 00:00.`
}

/** Formats a time as "22:41:07" in the visitor's time zone. */
function clock(at: number): string {
  return new Date(at).toLocaleTimeString("en-GB")
}
