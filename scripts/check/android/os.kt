package android.os

class Message {
    @JvmField var obj: Any? = null
    fun sendToTarget() = Unit
}
