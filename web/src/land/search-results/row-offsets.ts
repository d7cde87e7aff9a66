/** The initial capacity in rows; it doubles as the list grows. */
const ROOM = 1024;

/** The positions in px of the rows of a long list: a row is found by one bisection, and a million rows cost 8 MB. */
export class RowOffsets {
  #ends = new Float64Array(ROOM);
  #count = 0;

  get count(): number {
    return this.#count;
  }
  get total(): number {
    return this.startOf(this.#count);
  }

  /** Adds a row at the end. */
  push(size: number): void {
    if (this.#count === this.#ends.length) {
      const larger = new Float64Array(this.#ends.length * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.#ends[this.#count] = this.total + size;
    this.#count += 1;
  }

  startOf(index: number): number {
    return index <= 0 ? 0 : (this.#ends[Math.min(index, this.#count) - 1] ?? 0);
  }

  sizeOf(index: number): number {
    return this.startOf(index + 1) - this.startOf(index);
  }

  /** Gives a row another size once it is measured; returns by how much the rows after it moved. */
  resize(index: number, size: number): number {
    const moved = size - this.sizeOf(index);
    if (moved === 0 || index < 0 || index >= this.#count) return 0;
    for (let row = index; row < this.#count; row++) {
      this.#ends[row] = (this.#ends[row] ?? 0) + moved;
    }
    return moved;
  }

  /** The row at this position; the first or last one for positions outside. */
  indexAt(place: number): number {
    let [low, high] = [0, Math.max(0, this.#count - 1)];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
