/** Stands for the weight of the page, in KB, until the page is finished and can be weighed. */
export const weightMark = '··';
