/** What a thing writes that has spent the night on this page. */
export default "A penguin has me on its feet. It thinks I am an egg."
