import { useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePressGuard } from "../../hooks/browser/pressGuard"
import { usePageData } from "../../hooks/page/page"
import { choice, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { inSentence, useGuest, useHappenings } from "../../kits/guest/useGuest"
import { usePastGuest } from "../../kits/guest/usePastGuest"
import { useThing } from "../../kits/things/useThing"
import { lastStep, slide, slideContent, stars } from "./logic"
import { Hall } from "./parts/Hall"
import { Slide } from "./parts/Slide"
import type { Course } from "./schema"
import * as styles from "./Teaching.module.css"
import { fallText, hallText, passedText } from "./words"

/** The time for which the end stays, whatever is pressed, in milliseconds. */
const endMs = 1500

/**
 * A teacher's courses, each on a single slide. Every press adds more to it until the lecture hall is asleep.
 *
 * @feed Six courses with a deck of one slide, on which everything fits, a hall that falls asleep, and the feedback.
 * @data courses-taught
 */
export default function Teaching() {
  const { "courses-taught": courses } = usePageData<{ "courses-taught": Course[] }>()
  const { values, set } = useAddress({
    course: choice(
      courses.map(({ code }) => code),
      courses[0]?.code ?? "",
    ),
    step: whole(0, 18, 1),
  })
  const course = courses.find(({ code }) => code === values.course)
  const guard = usePressGuard(course !== undefined && values.step >= lastStep(course), endMs)
  const { give } = useThing()
  const guest = useGuest()
  const listener = guest ? inSentence(guest) : null
  const past = usePastGuest()
  const happened = useHappenings()
  /** The moment at which a guest fell off the bench: a course, a step and its path. */
  const [fall, setFall] = useState("")
  if (!course) return null
  const last = lastStep(course)
  const step = Math.min(values.step, last)
  const shown = slideContent(course, step)
  const moment = `${course.code} ${step} ${guest?.path}`
  const hasFallen = listener !== null && fall === moment
  const drop = () => {
    setFall(moment)
    guest?.remember("Fell off a bench, and woke a lecture hall.", "dent")
  }
  const next = () => {
    setFall("")
    if (step === last) return guard(() => set({ step: 0 }))
    set({ step: step + 1 })
    if (step + 1 < last) return
    give()
    // A dent stays in the bench, even if the thing passes.
    const hasDented = happened.some(({ thing, kind }) => thing === guest?.path && kind === "dent")
    guest?.remember(passedText(course), hasDented ? "dent" : "place")
  }
  return (
    <div className={styles.tool}>
      <div className={styles.place}>
        <Hall
          course={course}
          step={step}
          shown={shown}
          guest={guest}
          hasFallen={hasFallen}
          past={past}
          isDented={happened[0]?.kind === "dent"}
        />
        {listener !== null && (
          <button
            type="button"
            className={styles.push}
            aria-label={`Push ${listener} off the bench`}
            onClick={drop}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.next} onClick={next}>
          {step === last ? "Same again" : "Next slide"}
        </button>
        <output className={styles.count} aria-label="Slide">
          Slide 1 of 1
        </output>
        <p className={styles.remark} role="status">
          {hasFallen
            ? fallText(course, step, listener)
            : hallText(course, step, listener, past && inSentence(past))}
        </p>
      </div>
      <div className={styles.buttons}>
        <Choice
          label="Course"
          value={course.code}
          options={courses.map(({ code, name }) => [code, name] as const)}
          onChange={code => set({ course: code, step: 1 })}
          beside
        />
        <button data-menu="file" type="button" onClick={() => window.print()}>
          Print the handout
        </button>
        <ShareButton text={`${course.name}: slide 1 of 1`} />
      </div>
      <section className={styles.forms} aria-label="Feedback">
        <h2>
          {course.code}, {course.term}: {stars(course).toFixed(1)} of 5
        </h2>
        <ul>
          {course.feedback.map(form => (
            <li key={form.quote}>
              <svg viewBox="0 0 100 20" role="img" aria-label={`${form.stars} of 5`}>
                {[0, 1, 2, 3, 4].map(i => (
                  <path
                    key={i}
                    d="M10 1l2.6 6 6.4.6-4.9 4.2 1.5 6.4-5.6-3.4-5.6 3.4 1.5-6.4-4.9-4.2 6.4-.6z"
                    transform={`translate(${i * 20} 0)`}
                    fill={i < form.stars ? "#e0a000" : "#d4dbe8"}
                  />
                ))}
              </svg>
              <q>{form.quote}</q>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.handout} data-sheet="" aria-hidden="true">
        {["a", "b", "c", "d", "e", "f"].map(copy => (
          <svg key={copy} viewBox={`0 0 ${slide.width} ${slide.height}`} aria-hidden="true">
            <Slide course={course} shown={slideContent(course, last)} />
          </svg>
        ))}
      </div>
    </div>
  )
}
