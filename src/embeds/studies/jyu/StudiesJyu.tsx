import { ShareButton } from "../../../components/share-button/ShareButton"
import { usePageData } from "../../../hooks/page/page"
import { choice, whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { BarChart } from "../../../kits/chart/BarChart"
import { Chart } from "../../../kits/chart/Chart"
import { Slider } from "../../../kits/controls/Slider"
import type { Course } from "../../../lib/lists/transcript"
import { pluralise } from "../../../lib/text/pluralise"
import { average, byTerm, creditsOf, graded, remark, withoutWorst } from "./logic"
import * as styles from "./StudiesJyu.module.css"

/**
 * A transcript with a chart of credits by term, the courses of each term, and a slider that improves the average.
 *
 * @feed A transcript of invented courses, and a slider that leaves out the worst until the average is perfect.
 * @data transcript
 */
export default function StudiesJyu() {
  const { transcript } = usePageData<{ transcript: Course[] }>()
  const terms = byTerm(transcript)
  const maxLeftOut = graded(transcript).length - 1
  const { values, set } = useAddress({
    term: choice(
      terms.map(({ term }) => term),
      terms[0]?.term ?? "",
    ),
    without: whole(0, maxLeftOut, 0),
  })
  const counted = withoutWorst(transcript, values.without)
  const mean = average(counted) ?? 0
  const leftOut = new Set<Course>(graded(transcript).filter(course => !counted.includes(course)))
  const shown = transcript.filter(course => !leftOut.has(course))
  const best = terms.reduce((a, b) => (a.credits >= b.credits ? a : b))
  return (
    <div className={styles.tool}>
      <div className={styles.average}>
        <p role="status">
          <b>{mean.toFixed(2)}</b> weighted average of {pluralise(counted.length, "course")}, out of 5.
          <br />
          {remark(mean, counted.length)}
        </p>
        <Slider
          label={`Leave out the worst: ${values.without}`}
          min={0}
          max={maxLeftOut}
          value={values.without}
          onChange={without => set({ without })}
        />
      </div>
      <div className={styles.terms}>
        <ShareButton text={`Average ${mean.toFixed(2)} of 5. ${remark(mean, counted.length)}`} />
      </div>
      <Chart label={`${creditsOf(shown)} credits (ECTS) by term`}>
        <BarChart
          name={`Bar chart of ${terms.length} terms. The most is ${best.credits} credits, in ${best.term}.`}
          bars={terms.map(({ term }) => ({
            key: term,
            value: creditsOf(shown.filter(course => course.term === term)),
          }))}
          marked={values.term}
          format={credits => pluralise(credits, "credit")}
          ends={[terms[0]?.term, terms.at(-1)?.term]}
        />
      </Chart>
      <div className={styles.terms}>
        {terms.map(({ term, credits }) => (
          <button key={term} type="button" aria-pressed={term === values.term} onClick={() => set({ term })}>
            {term}: {credits}
          </button>
        ))}
      </div>
      <table className={styles.courses}>
        <caption>Courses</caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Credits</th>
            <th scope="col">Grade</th>
          </tr>
        </thead>
        <tbody>
          {transcript.map(course => {
            const { code, name, term, credits, grade } = course
            const isLeftOut = leftOut.has(course)
            return (
              <tr key={code} data-other={term === values.term ? undefined : ""}>
                <th scope="row">
                  {isLeftOut ? <del>{name}</del> : name} <small>{code}</small>
                </th>
                <td>{credits}</td>
                <td>{isLeftOut ? <del>{grade}</del> : grade}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
