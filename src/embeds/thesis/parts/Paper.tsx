import { Fragment, type ReactNode } from "react"
import type { Thesis } from "../logic"
import * as styles from "../Thesis.module.css"

type Props = {
  thesis: Thesis
  author: string
  /** The number of sentences of the abstract that the opponent has crossed out. */
  crossed: number
  /** The answers at the defence, which replace those sentences. */
  answers: readonly string[]
  /** The grade across the page, once it is given. */
  grade: string | null
}

/** Wraps hyphenated words such as "half-life" so that no line breaks at the hyphen, however narrow the paper. */
function whole(text: string): ReactNode[] {
  return text.split(/(\S*-\S*)/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
      <span key={i} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** The first page of a thesis, typeset as LaTeX would. */
export function Paper({
  thesis: { title, abstract, keywords, questions, figure },
  author,
  crossed,
  answers,
  grade,
}: Props) {
  const end = title.indexOf(": ") + 1
  const points = figure.map((height, i) => [20 + i * 26, 84 - height * 66] as const)
  return (
    <article className={styles.paper} aria-label="The thesis">
      {grade && (
        <p className={styles.grade}>
          <span className="visually-hidden">Grade: </span>
          {grade}
        </p>
      )}
      <h2>
        {whole(title.slice(0, end))} <span className={styles.method}>{whole(title.slice(end + 1))}</span>
      </h2>
      <p className={styles.author}>{author}</p>
      <p className={styles.head}>Abstract</p>
      <p className={styles.abstract}>
        {abstract.map((sentence, i) => (
          <Fragment key={sentence}>
            {i < crossed ? <del className={styles.crossed}>{sentence}</del> : sentence}{" "}
            {answers[i] && <ins className={styles.written}>{answers[i]} </ins>}
          </Fragment>
        ))}
      </p>
      <p className={styles.abstract}>
        <b>Keywords:</b> {keywords.join(", ")}
      </p>
      <div className={styles.columns}>
        <section>
          <h3>
            <span>1</span> Questions at the defence
          </h3>
          <ol>
            {questions.map(question => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </section>
        <figure>
          <svg
            viewBox="0 0 250 104"
            role="img"
            aria-label="Figure 1: a line that goes up and down between two axes without units"
          >
            <path fill="none" stroke="#111" d="M12 6v84h232M12 6l-3 6m3-6 3 6m229 78-6-3m6 3-6 3" />
            <path
              fill="none"
              stroke="#111"
              strokeWidth="1.5"
              strokeDasharray="5 3"
              d={`M${points.map(point => point.join(" ")).join("L")}`}
            />
            {points.map(([x, y]) => (
              <path key={x} stroke="#111" d={`M${x} ${y - 7}v14M${x - 3} ${y - 7}h6M${x - 3} ${y + 7}h6`} />
            ))}
          </svg>
          <figcaption>Figure 1: The effect, from the side.</figcaption>
        </figure>
      </div>
    </article>
  )
}
