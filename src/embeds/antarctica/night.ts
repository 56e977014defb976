/** Text of a postcard from this page. */
export default "A penguin has me on its feet. It thinks I am an egg."
