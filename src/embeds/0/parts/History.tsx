import * as styles from "../Zero.module.css"

const years = ["−300", "628", "876", "1202", "2000"]

/** The history of zero as pictures with years, without words. */
export function History() {
  return (
    <svg className={styles.history} viewBox="0 0 500 124" role="img" aria-label={years.join(", ")}>
      {years.map((year, i) => (
        <g key={year} transform={`translate(${i * 100} 0)`}>
          <path
            d="M3 3h94v118H3z"
            fill={["#e6c79a", "#f3e2b8", "#d9cdbb", "#f7efd8", "#0c1c3c"][i]}
            stroke="#5a4630"
            strokeWidth="2"
          />
          <text
            x="50"
            y="114"
            fontSize="16"
            fontFamily="VT323,monospace"
            textAnchor="middle"
            fill={i === 4 ? "#fff" : "#3a2a14"}
          >
            {year}
          </text>
        </g>
      ))}
      <path d="M14 14h72l-6 74q-30 8-60 0z" fill="#b98450" />
      <path d="M22 24l14 6-14 6zM22 44l14 6-14 6zM66 24l14 6-14 6zM66 44l14 6-14 6z" fill="#5a3818" />
      <path d="M40 34l12 4-4 12zM52 48l12 4-4 12z" fill="#c8202a" />
      <g transform="translate(100 0)">
        <path d="M16 20q34-8 68 0v62q-34 8-68 0z" fill="#d9b878" />
        <path d="M28 42h14M58 42h14M35 60h30" stroke="#5a3818" strokeWidth="4" strokeLinecap="round" />
        <circle cx="50" cy="42" r="4" fill="#5a3818" />
        <circle cx="50" cy="74" r="5" fill="#c8202a" />
      </g>
      <g transform="translate(200 0)">
        <path d="M14 12h72v80H14z" fill="#a59780" />
        <path d="M14 12h72v8H14z" fill="#c2b59c" />
        <g fill="none" stroke="#4a4032" strokeWidth="4" strokeLinecap="round">
          <path d="M24 46q10-12 14 0t-12 16h14M48 42q12 2 8 12t8 14" />
          <circle cx="74" cy="60" r="6" stroke="#c8202a" />
        </g>
      </g>
      <g transform="translate(300 0)">
        <path
          d="M14 20q18-10 36 0 18-10 36 0v64q-18-10-36 0-18-10-36 0z"
          fill="#fff"
          stroke="#7a5a30"
          strokeWidth="3"
        />
        <path d="M50 20v64" stroke="#7a5a30" strokeWidth="2" />
        <path d="M22 36h20M22 46h20M22 56h14" stroke="#a8987c" strokeWidth="2" />
        <ellipse cx="68" cy="50" rx="9" ry="14" fill="none" stroke="#c8202a" strokeWidth="5" />
      </g>
      <g transform="translate(400 0)">
        <circle cx="20" cy="22" r="2" fill="#fff" />
        <circle cx="80" cy="30" r="2" fill="#fff" />
        <path d="M50 12l3 9 9 1-7 6 3 9-8-5-8 5 3-9-7-6 9-1z" fill="#ffd84a" />
        <ellipse cx="38" cy="68" rx="11" ry="17" fill="none" stroke="#5cff6a" strokeWidth="6" />
        <ellipse cx="66" cy="68" rx="11" ry="17" fill="none" stroke="#5cff6a" strokeWidth="6" />
      </g>
    </svg>
  )
}
