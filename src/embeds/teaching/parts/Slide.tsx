import { leading, type SlideContent, slide } from "../logic"
import type { Course } from "../schema"

type Props = {
  course: Course
  shown: SlideContent
  /** The maximum depth to which the slide nests in its own corner. */
  deep?: number
}

/** The only slide, in slide units: a heading, lines that shrink to fit, and in its appendix a copy of itself. */
export function Slide({ course, shown, deep = 5 }: Props) {
  const { lines, size, footnote, appendix } = shown
  return (
    <g fontFamily="'Comic Neue','Comic Sans MS',cursive" fill="#10205a">
      <rect width={slide.width} height={slide.height} fill="#fdfdf2" />
      <path d={`M0 0h${slide.width}v8h-${slide.width}z`} fill="#c8202a" />
      <path d="M0 8h130l-18 5H0z" fill="#ffb81c" />
      <text x="14" y="40" fontSize={Math.min(24, 560 / course.name.length)} fontWeight="bold">
        {course.name}
      </text>
      <path d="M14 48h372" stroke="#ffb81c" strokeWidth="2" />
      {lines.map((line, i) => (
        <text key={line} x={slide.left} y={slide.top + size * (0.9 + i * leading)} fontSize={size}>
          <tspan fill="#c8202a">•</tspan> {line}
        </text>
      ))}
      {footnote && (
        <text x="14" y="221" fontSize="3" fill="#555">
          * All of the above applies, with the exceptions that are listed in this footnote, which continues on
          the next slide.
        </text>
      )}
      <text x="386" y="219" fontSize="8" textAnchor="end" fill="#555">
        1 / 1
      </text>
      {appendix && deep > 0 && (
        <g transform="translate(268 126) scale(.29)">
          <path d="M-6 -6h412v237h-412z" fill="#c8202a" />
          <Slide course={course} shown={shown} deep={deep - 1} />
        </g>
      )}
    </g>
  )
}
