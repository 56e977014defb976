/** One component in the handbook: what it is and takes, an example to copy, the same drawn, and as a feed has it. */
import { CopyButton } from "../../components/copy-button/CopyButton"
import { PageLink } from "../../components/page-link/PageLink"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import type { HandbookEntry, HandbookProp } from "../../lib/content/handbook"
import { Live } from "./Live"

type Props = { entry: HandbookEntry }

export function Entry({ entry: { name, doc, file, props, lists, example, front, feed, pages } }: Props) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <p>{doc}</p>
      <p>
        <code>{file}</code>
      </p>
      <h3>Props</h3>
      {props.length > 0 ? <PropsTable name={name} props={props} /> : <p>None.</p>}
      {lists.length > 0 && (
        <p>
          Its page names {lists.length === 1 ? "the list" : "the lists"} <code>{lists.join(", ")}</code>.
        </p>
      )}
      <h3>Example</h3>
      {example.made && <p>No page has it: this is made from its props.</p>}
      {front && (
        <p>
          In the front matter: <code>{front}</code>
        </p>
      )}
      <ScrollArea className="wide-block" label={`Code: ${name}`}>
        <pre>
          <code>{example.text}</code>
        </pre>
      </ScrollArea>
      <div className="buttons">
        <CopyButton text={example.text} what="the example" />
      </div>
      <h3>Live</h3>
      <Live name={name} />
      <h3>In a feed</h3>
      <Feed html={feed} />
      {pages.length > 0 && (
        <>
          <h3>Pages</h3>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>{path.includes("[") ? title : <PageLink to={path}>{title}</PageLink>}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function PropsTable({ name, props }: { name: string; props: readonly HandbookProp[] }) {
  return (
    <ScrollArea className="wide-block" label={`Props of ${name}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Kind</th>
            <th scope="col">Needed</th>
            <th scope="col">If left out</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name: prop, kind, optional, usual, doc }) => (
            <tr key={prop}>
              <th scope="row">{prop}</th>
              <td>{kind}</td>
              <td>{optional ? "no" : "yes"}</td>
              <td>{usual === null ? "" : <code>{usual}</code>}</td>
              <td>{doc}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** What a feed reader gets: it has no components and no scripts, for the feed's own writer has made it. */
function Feed({ html }: { html: string }) {
  return html === "" ? (
    <p>Nothing.</p>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the engine writes for feeds, from the content
    <blockquote dangerouslySetInnerHTML={{ __html: html }} />
  )
}
