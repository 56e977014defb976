import { useMemo, useState } from "react"
import { download } from "../../../../hooks/browser/download"
import { Field } from "../../../../kits/controls/Field"
import { base64Length } from "../base64"
import * as styles from "../ConvertImageToBase64.module.css"
import { css, dataUrl, html, type Picture, type Size } from "../snippets"
import { Output } from "./Output"
import { Preview } from "./Preview"

const count = (number: number) => number.toLocaleString("en-GB")

/** The picture, what it weighs before and after, and the texts it has become. */
export function Result({ picture }: { picture: Picture }) {
  const [alt, setAlt] = useState("")
  const [sized, setSized] = useState<{ of: Picture; size: Size | null } | null>(null)
  const { bytes, base64, type, name, claimed } = picture
  const size = sized?.of === picture ? sized.size : null
  const url = useMemo(() => dataUrl(picture), [picture])
  const growth = ((url.length / bytes.length - 1) * 100).toFixed(1)
  return (
    <>
      <Preview picture={picture} alt={alt} onSize={size => setSized({ of: picture, size })} />
      <table className={styles.sizes}>
        <tbody>
          <tr>
            <th scope="row">Kind</th>
            <td>
              {type}
              {size && `, ${count(size.width)} × ${count(size.height)} pixels`}
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
              {growth} %
            </td>
          </tr>
        </tbody>
      </table>
      <div className="buttons">
        <button type="button" onClick={() => download(new Blob([bytes], { type }), name)}>
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
        onChange={setAlt}
        beside
      />
      <Output title="HTML" text={html(url, alt, size)} file="picture.html" />
      <Output title="CSS" text={css(url, size)} file="picture.css" />
    </>
  )
}
