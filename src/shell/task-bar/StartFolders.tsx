/** The parts of the Start menu that fold out: the pages by tag, and those that were opened last. */
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { usePageSearch } from "../../hooks/page/pageSearch"
import { visitedPages } from "../../hooks/page/visited"
import { useStorage } from "../../hooks/storage/useStorage"
import { LoadError } from "../../kits/loading/LoadError"
import type { PageEntry } from "../../lib/content/derivedLists"
import { Folder } from "./Folder"

/** The number of pages in Documents. */
const maxDocuments = 10

type Props = {
  /** Path of the current page. */
  path: string
  onChosen: () => void
  /** Loads the menu's lists again after a failure. */
  onRetry: () => void
}

function PageItem({ page, path, onChosen }: { page: PageEntry } & Pick<Props, "path" | "onChosen">) {
  return (
    <li>
      <PageLink
        to={page.path}
        data-entry=""
        aria-current={page.path === path ? "page" : undefined}
        onClick={onChosen}
      >
        <PageIcon name={page.icon} /> {page.title}
      </PageLink>
    </li>
  )
}

/** The folders of Programs: one for each tag. */
export function ProgramFolders({ path, onChosen, onRetry }: Props) {
  const pages = usePageIndex()
  const { value: search, failed } = usePageSearch()
  if (failed || pages?.length === 0)
    return (
      <li>
        <LoadError what="The list of programs" onRetry={onRetry} />
      </li>
    )
  if (!pages || !search) return <li role="status">Loading something...</li>
  const byPath = new Map(pages.map(page => [page.path, page]))
  return search.folders.map(({ title, pages: paths }) => (
    <li key={title}>
      <Folder label={title} icon="folder">
        {paths
          .flatMap(each => byPath.get(each) ?? [])
          .map(page => (
            <PageItem key={page.path} page={page} path={path} onChosen={onChosen} />
          ))}
      </Folder>
    </li>
  ))
}

/** The last ten pages, the latest first. */
export function Documents({ path, onChosen, onRetry }: Props) {
  const [visited] = useStorage(visitedPages)
  const pages = usePageIndex()
  if (pages?.length === 0)
    return (
      <li>
        <LoadError what="The list of pages" onRetry={onRetry} />
      </li>
    )
  if (!pages) return <li role="status">Loading something...</li>
  const byCode = new Map(pages.map(page => [page.code, page]))
  const latest = [...visited].reverse().flatMap(code => byCode.get(code) ?? [])
  const others = latest.filter(page => page.path !== path).slice(0, maxDocuments)
  if (others.length === 0) return <li>You have opened nothing else yet.</li>
  return others.map(page => <PageItem key={page.path} page={page} path={path} onChosen={onChosen} />)
}
