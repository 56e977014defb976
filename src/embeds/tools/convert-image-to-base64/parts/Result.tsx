import { useMemo } from "react"
import { Reserve } from "../../../../components/reserve/Reserve"
import { download } from "../../../../hooks/browser/download"
import { Field } from "../../../../kits/controls/Field"
import { base64Length } from "../base64"
import * as styles from "../ConvertImageToBase64.module.css"
import { css, dataUrl, html, type Picture, type Size } from "../snippets"
import { Output } from "./Output"

const count = (number: number) => number.toLocaleString("en-GB")

type Props = {
  picture: Picture
  /** The size in pixels; null until the browser has decoded the picture. */
  size: Size | null
  alt: string
  onAlt: (alt: string) => void
}

/** A picture's size as a file and as Base64, and the texts made of it. */
export function Result({ picture, size, alt, onAlt }: Props) {
  const { bytes, base64, type, name, claimed } = picture
  const url = useMemo(() => dataUrl(picture), [picture])
  const growth = ((url.length / bytes.length - 1) * 100).toFixed(1)
  return (
    <>
      <table className={styles.sizes}>
        <tbody>
          <tr>
            <th scope="row">Kind</th>
            <td>
              <Reserve all={[`${type}, 99 × 99 pixels`]}>
                {type}
                {size && `, ${count(size.width)} × ${count(size.height)} pixels`}
              </Reserve>
              {claimed && (
                <strong>
                  . It called itself {claimed}, but its first bytes say otherwise, and they are believed.
                </strong>
              )}
            </td>
          </tr>
          <tr>
            <th scope="row">Before</th>
            <td>{count(bytes.length)} bytes</td>
          </tr>
          <tr>
            <th scope="row">In Base64</th>
            <td>{count(base64Length(bytes.length))} letters: four for each three bytes</td>
          </tr>
          <tr>
            <th scope="row">As a data URL</th>
            <td>
              {count(url.length)} letters, {url.length >= bytes.length ? "+" : ""}
              {growth}%
            </td>
          </tr>
        </tbody>
      </table>
      <div className="buttons">
        <button data-menu="file" type="button" onClick={() => download(new Blob([bytes], { type }), name)}>
          Save the picture as {name}
        </button>
      </div>
      <Output title="data URL" text={url} file="data-url.txt" />
      <Output title="Base64" text={base64} file="base64.txt" />
      <Field
        label="What the picture shows, for those who can't see it"
        className={styles.alt}
        value={alt}
        placeholder="A hamster, asleep on the job"
        onChange={onAlt}
        beside
      />
      <Output title="HTML" text={html(url, alt, size)} file="picture.html" />
      <Output title="CSS" text={css(url, size)} file="picture.css" />
    </>
  )
}
