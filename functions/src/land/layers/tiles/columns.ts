/** A typed array that grows as it is filled; `toArray` gives exactly what was added. */
export class FloatColumn {
  data = new Float64Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  toArray(): Float64Array {
    return this.data.slice(0, this.length);
  }
}

/** The same for bytes. */
export class ByteColumn {
  data = new Uint8Array(4096);
  length = 0;

  append(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.data.length) {
      const larger = new Uint8Array(Math.max(this.data.length * 2, this.length + bytes.length));
      larger.set(this.data.subarray(0, this.length));
      this.data = larger;
    }
    this.data.set(bytes, this.length);
    this.length += bytes.length;
  }

  toArray(): Uint8Array {
    return this.data.slice(0, this.length);
  }
}
