import * as styles from "../Screenshot.module.css"

/** An example for before the first picture: a monitor with a window on it. */
export function Example() {
  return (
    <figure className={styles.example}>
      <svg viewBox="0 0 320 270" role="img" aria-label="A drawn monitor of 1998 with a window on its screen">
        <path d="M118 222H202L214 246H106Z" fill="#b8b096" stroke="#111" strokeWidth="2.5" />
        <rect x="84" y="246" width="152" height="16" rx="4" fill="#d6cfb4" stroke="#111" strokeWidth="2.5" />
        <path
          d="M14 10H306L300 218Q299 226 290 226H30Q21 226 20 218Z"
          fill="#d6cfb4"
          stroke="#111"
          strokeWidth="2.5"
        />
        <rect x="38" y="30" width="244" height="168" rx="10" fill="#2b2b2b" />
        <rect x="46" y="38" width="228" height="152" rx="6" fill="#008080" />
        <g>
          <rect x="78" y="54" width="164" height="104" fill="#c0c0c0" stroke="#111" />
          <rect x="81" y="57" width="158" height="13" fill="#000080" />
          <path d="M85 63.5H146" stroke="#fff" strokeWidth="4" />
          <rect x="227" y="59" width="9" height="9" fill="#c0c0c0" />
          <rect x="84" y="74" width="152" height="80" fill="#fff" />
          <ellipse cx="160" cy="128" rx="34" ry="22" fill="#c8853f" />
          <circle cx="186" cy="112" r="16" fill="#c8853f" />
          <circle cx="178" cy="99" r="6" fill="#a9662a" />
          <circle cx="195" cy="99" r="6" fill="#a9662a" />
          <circle cx="191" cy="109" r="2.4" fill="#111" />
          <ellipse cx="193" cy="117" rx="6" ry="4.5" fill="#fdf0dc" />
          <circle cx="198" cy="115" r="2" fill="#d06070" />
          <ellipse cx="158" cy="136" rx="20" ry="11" fill="#fdf0dc" />
          <path d="M92 84H138M92 93H128" stroke="#8a8a8a" strokeWidth="3" />
        </g>
        <rect x="46" y="178" width="228" height="12" fill="#c0c0c0" />
        <rect x="49" y="180" width="26" height="8" fill="#dfdfdf" stroke="#808080" />
        <path d="M56 48 96 48 60 120Z" fill="#fff" opacity="0.12" />
        <circle cx="278" cy="212" r="5" fill="#3bd14a" stroke="#111" />
        <path d="M232 212H262" stroke="#8a836a" strokeWidth="4" />
      </svg>
      <figcaption>This is an example. Yours will have you in it.</figcaption>
    </figure>
  )
}
